import type { SessionAnswer } from "@listwise/contracts/auth";
import { bus } from "../events/bus";
import { log } from "../platform/log";
import { page } from "../platform/page";
import { queryClient } from "../query/query-client";
import { cache } from "../storage/cache";
import { clearTablePreferences } from "../storage/clear-table-preferences";
import { removeOtherDrafts } from "../storage/tab-draft";
import { getSession, createSession, useSession } from "./session.store";
import { startSessionEpoch } from "./session-epoch";
import {
  readStoredSession,
  removeStoredSession,
  getStoredUserId,
  writeStoredSession,
  type SessionUser,
  type StoredSession,
} from "./stored-session";
import { getIssuedAt, syncClock } from "./token";

/** Reason for the end of a session. */
export type EndReason = "user" | "expired" | "terminated" | "other-tab";

function clearUserData(): void {
  startSessionEpoch();
  queryClient.clear();
  cache.clear();
  clearTablePreferences();
}

function toStored(answer: SessionAnswer): StoredSession {
  const { token, refreshToken, user, emailVerificationRequired } = answer;
  return { token, refreshToken, user: { ...user, emailVerificationRequired } };
}

/**
 * Stores the response of a sign-in and emits `user:logged-in`.
 * @throws Error with a message for the login form
 */
export function signIn(answer: SessionAnswer): void {
  if (!answer.token) throw new Error("No authentication token received");
  const session = toStored(answer);
  syncClock(getIssuedAt(answer.token));
  // A different user is signed out first, so that none of their data remains and all listeners know.
  if (getSession().user?.id !== session.user.id) clearSession("user");
  clearUserData();
  removeOtherDrafts(session.user.id);
  if (!writeStoredSession(session)) {
    removeStoredSession();
    throw new Error("Failed to store authentication data");
  }
  useSession.setState(createSession(session.user), true);
  bus.emit("user:logged-in", { user: answer.user });
}

/** Stores refreshed tokens of the current session. If the storage is full, the previous tokens stay. */
export function renewSession(answer: SessionAnswer): void {
  const session = toStored(answer);
  syncClock(getIssuedAt(answer.token));
  if (!writeStoredSession(session)) log.error("the refreshed login could not be stored", "no room");
  useSession.setState(createSession(session.user), true);
}

/** Updates the stored user, e.g. after email verification. */
export function updateUser(change: Partial<SessionUser>): void {
  const stored = readStoredSession();
  if (stored?.user.id !== getSession().user?.id || !stored) return;
  const user = { ...stored.user, ...change };
  writeStoredSession({ ...stored, user });
  useSession.setState(createSession(user), true);
  bus.emit("user:updated", { user });
}

/** Clears the session. Returns false if there is no session, so that many failing calls end it only once. */
export function clearSession(reason: EndReason, { keepStored = false } = {}): boolean {
  if (!keepStored) removeStoredSession();
  if (getSession().status === "anonymous") return false;
  useSession.setState(createSession(null), true);
  clearUserData();
  bus.emit("user:logged-out", { reason });
  return true;
}

/** Adopts the session that another tab stored: a logout goes to /login, a different user reloads the page. */
export function adoptStoredSession(): void {
  const before = getSession().user;
  const stored = readStoredSession();
  if (!stored) {
    if (clearSession("other-tab")) page.go("/login");
    return;
  }
  if (before?.id === stored.user.id) {
    useSession.setState(createSession(stored.user), true);
    return;
  }
  clearSession("other-tab", { keepStored: true });
  useSession.setState(createSession(stored.user), true);
  clearUserData();
  page.reload();
}

/**
 * Checks before a call that the stored session belongs to the user of this page. If another tab has changed
 * it, adopts the change and drops the call.
 * @throws DOMException `AbortError`
 */
export function assertSameUser(): void {
  const shown = getSession().user?.id;
  if (shown === undefined || shown === getStoredUserId()) return;
  adoptStoredSession();
  throw new DOMException("Another tab changed the session.", "AbortError");
}
