import { authEndpoints } from "@listwise/contracts";
import { log } from "../platform/log";
import { clearSession } from "../session/change-session";
import { accessToken } from "../session/stored-session";
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
 * Logs out at once in every tab; the server is told in the background, unless the session is `gone` there already. Where
 * to go next is the caller's choice.
 */
export function signOut({ gone = false } = {}): Promise<void> {
  const token = gone ? null : accessToken();
  clearSession("user");
  if (!token) return Promise.resolve();
  return endServerSession(token).catch((problem: unknown) => {
    log.warn("the server could not be told of the logout", problem);
  });
}
