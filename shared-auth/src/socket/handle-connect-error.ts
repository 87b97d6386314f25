import { z } from "@listwise/contracts/zod";
import { handleLicenseError } from "../guards/license";
import { endSession, isSessionEndCode } from "../http/end-session";
import { refreshSession } from "../http/refresh";
import { log } from "../platform/log";
import { getSessionEpoch } from "../session/session-epoch";
import { getAccessToken } from "../session/stored-session";

const RefusalSchema = z.object({ data: z.object({ code: z.string() }) });
const SESSION_ENDED = "Your session was ended. Sign in again.";

/** Returns the error code of a rejected connection; `null` if the server was not reached or gave no code. */
export function getRefusalCode(problem: unknown): string | null {
  const refusal = z.safeParse(RefusalSchema, problem);
  return refusal.success ? refusal.data.data.code : null;
}

/**
 * Handles a rejected socket handshake like the equivalent HTTP error: ends the session, marks the license as
 * invalid, or refreshes a rejected token before the next attempt.
 */
export function handleConnectError(code: string): void {
  handleLicenseError(code);
  if (isSessionEndCode(code)) endSession({ code, message: SESSION_ENDED, epoch: getSessionEpoch() });
  if (code !== "UNAUTHORIZED") return;
  refreshSession(getAccessToken()).catch((cause: unknown) => {
    log.warn("the session could not be refreshed for real-time updates", cause);
  });
}
