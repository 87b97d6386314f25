import { getSession } from "../session/session.store";
import { getAccessToken } from "../session/stored-session";
import { isTokenLive } from "../session/token";
import { log } from "../platform/log";
import { refreshSession } from "./refresh";

/** State of the session; `unknown` if the token needs a refresh and the server cannot be reached. */
export type Freshness = "live" | "over" | "unknown";

/** Refreshes the stored access token if it has expired. */
export async function ensureFreshSession(): Promise<Freshness> {
  if (getSession().status === "anonymous") return "over";
  const token = getAccessToken();
  if (isTokenLive(token)) return "live";
  try {
    return (await refreshSession(token)) === null ? "over" : "live";
  } catch (problem) {
    log.warn("the session could not be refreshed", problem);
    return "unknown";
  }
}
