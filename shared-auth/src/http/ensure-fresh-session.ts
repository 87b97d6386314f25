import { getSession } from "../session/session.store";
import { accessToken } from "../session/stored-session";
import { tokenIsLive } from "../session/token";
import { log } from "../platform/log";
import { refreshSession } from "./refresh";

/**
 * Makes sure the stored token is live, refreshing it if needed. False when nobody is signed in (any more); a server that
 * cannot be reached leaves the login as it is and answers false too.
 */
export async function ensureFreshSession(): Promise<boolean> {
  if (getSession().status === "anonymous") return false;
  const token = accessToken();
  if (tokenIsLive(token)) return true;
  try {
    return (await refreshSession(token)) !== null;
  } catch (problem) {
    log.warn("the session could not be refreshed", problem);
    return false;
  }
}
