import { z } from "@listwise/contracts";
import { heedLicense } from "../guards/license";
import { endSession, endsSession } from "../http/end-session";
import { refreshSession } from "../http/refresh";
import { log } from "../platform/log";
import { sessionEpoch } from "../session/session-epoch";
import { accessToken } from "../session/stored-session";

const RefusalSchema = z.object({ data: z.object({ code: z.string() }) });
const ENDED = "Your session was ended. Sign in again.";

/** Returns the code of a connection that the server refused; `null` if it was not reached or gave none. */
export function refusalCode(problem: unknown): string | null {
  const refusal = z.safeParse(RefusalSchema, problem);
  return refusal.success ? refusal.data.data.code : null;
}

/**
 * Draws the consequence of a refused connection, as of a refused call: an ended session is over, a site that was
 * switched off is off, and a token that is not accepted is refreshed before the next try.
 */
export function heedRefusal(code: string): void {
  heedLicense(code);
  if (endsSession(code)) endSession({ code, message: ENDED, epoch: sessionEpoch() });
  if (code !== "UNAUTHORIZED") return;
  refreshSession(accessToken()).catch((cause: unknown) => {
    log.warn("the session could not be refreshed for real-time updates", cause);
  });
}
