import { authEndpoints } from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";
import { singleton } from "../platform/singleton";
import { renewSession } from "../session/change-session";
import { getSessionEpoch } from "../session/session-epoch";
import { getAccessToken, refreshToken } from "../session/stored-session";
import { isTokenLive } from "../session/token";
import { readError, createUnexpectedAnswerError } from "./api-error";
import { endSession, isSessionEndCode } from "./end-session";
import { send } from "./send";

const { refresh } = authEndpoints;
const flight = singleton<{ current: Promise<string | null> | null }>("refresh", () => ({ current: null }));

function isRejected(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

async function requestRefresh(used: string, epoch: number): Promise<string | null> {
  const response = await send({
    method: refresh.method,
    path: refresh.path,
    query: new URLSearchParams(),
    body: { refreshToken: used },
    token: null,
    repeatable: false,
    timeoutMs: 20_000,
    signal: new AbortController().signal,
  });
  if (!response.ok) {
    const error = await readError(response);
    // A server that is down or busy says nothing about the session, so keep it.
    if (!isRejected(response.status)) throw error;
    // The token pair was replaced meanwhile, e.g. by a password change: the refusal concerns the old pair.
    if (refreshToken() !== used && refreshToken() !== null) return getAccessToken();
    const code = isSessionEndCode(error.code) ? error.code : "TOKEN_EXPIRED";
    endSession({ code, message: error.message, epoch });
    return null;
  }
  const answer = z.safeParse(refresh.response, await response.json().catch(() => undefined));
  if (!answer.success) throw createUnexpectedAnswerError(response.status, answer.error.issues);
  // The user logged out or switched accounts meanwhile, so the response is discarded.
  if (epoch !== getSessionEpoch() || refreshToken() !== used) return getAccessToken();
  renewSession(answer.data);
  return answer.data.token;
}

async function refreshIfStale(stale: string | null, epoch: number): Promise<string | null> {
  const now = getAccessToken();
  if (now && now !== stale && isTokenLive(now)) return now;
  const used = refreshToken();
  if (used) return requestRefresh(used, epoch);
  endSession({ code: "TOKEN_EXPIRED", message: "", epoch });
  return null;
}

async function withRefreshLock(run: () => Promise<string | null>): Promise<string | null> {
  const locks = "locks" in navigator ? navigator.locks : undefined;
  return locks ? locks.request("listwise.refresh", run) : run();
}

/**
 * Returns a token newer than `stale`, or `null` if the session has ended (it is cleared then). Callers in
 * this tab share one refresh. Tabs take turns under a Web Lock, so that the second one finds the token of the
 * first.
 * @throws ApiError if the server cannot be reached or answers with 408, 429 or 5xx
 */
export function refreshSession(stale: string | null): Promise<string | null> {
  flight.current ??= withRefreshLock(() => refreshIfStale(stale, getSessionEpoch())).finally(() => {
    flight.current = null;
  });
  return flight.current;
}
