import { getSession } from "../session/session.store";
import { accessToken } from "../session/stored-session";
import { tokenIsLive } from "../session/token";
import { log } from "../platform/log";
import { refreshSession } from "./refresh";

/** Whether the login stands; `unknown` when it has to be refreshed and the server cannot be reached. */
export type Freshness = "live" | "over" | "unknown";

/** Makes sure the stored token is live, refreshing it if needed. */
export async function freshenSession(): Promise<Freshness> {
  if (getSession().status === "anonymous") return "over";
  const token = accessToken();
  if (tokenIsLive(token)) return "live";
  try {
    return (await refreshSession(token)) === null ? "over" : "live";
  } catch (problem) {
    log.warn("the session could not be refreshed", problem);
    return "unknown";
  }
}
