import { authEndpoints } from "@listwise/contracts/auth";
import { log } from "../platform/log";
import { clearSession } from "../session/change-session";
import { getAccessToken } from "../session/stored-session";
import { getView, stopViewing } from "../session/viewing";
import { send } from "./send";

const { logout } = authEndpoints;

async function endServerSession(token: string): Promise<void> {
  const response = await send({
    method: logout.method,
    path: logout.path,
    query: new URLSearchParams(),
    token,
    repeatable: false,
    timeoutMs: 5_000,
    signal: new AbortController().signal,
    keepalive: true,
  });
  if (!response.ok) log.warn("the server did not confirm the logout", response.status);
}

/**
 * Logs out of all tabs, or ends the view of another account, immediately and tells the server in the background, unless the session is already
 * `gone` there. Navigation is up to the caller.
 */
export function signOut({ gone = false } = {}): Promise<void> {
  if (getView()) return stopViewing();
  const token = gone ? null : getAccessToken();
  clearSession("user");
  if (!token) return Promise.resolve();
  return endServerSession(token).catch((problem: unknown) => {
    log.warn("the logout could not be sent to the server", problem);
  });
}
