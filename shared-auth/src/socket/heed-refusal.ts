import { z } from "@listwise/contracts";
import { heedLicense } from "../guards/license";
import { endSession, endsSession } from "../http/end-session";
import { refreshSession } from "../http/refresh";
import { log } from "../platform/log";
import { sessionEpoch } from "../session/session-epoch";
import { accessToken } from "../session/stored-session";

const RefusalSchema = z.object({ data: z.object({ code: z.string() }) });
const ENDED = "Your session was ended. Sign in again.";

/** Returns the error code of a rejected connection; `null` if the server was not reached or gave no code. */
export function refusalCode(problem: unknown): string | null {
  const refusal = z.safeParse(RefusalSchema, problem);
  return refusal.success ? refusal.data.data.code : null;
}

/**
 * Handles a rejected socket handshake like the equivalent HTTP error: ends the session, marks the license as
 * invalid, or refreshes a rejected token before the next attempt.
 */
export function heedRefusal(code: string): void {
  heedLicense(code);
  if (endsSession(code)) endSession({ code, message: ENDED, epoch: sessionEpoch() });
  if (code !== "UNAUTHORIZED") return;
  refreshSession(accessToken()).catch((cause: unknown) => {
    log.warn("the session could not be refreshed for real-time updates", cause);
  });
}
