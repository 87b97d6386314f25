import type { SessionAnswer } from "@listwise/contracts";
import { bus } from "../events/bus";
import { log } from "../platform/log";
import { page } from "../platform/page";
import { queryClient } from "../query/query-client";
import { cache } from "../storage/cache";
import { getSession, sessionOf, useSession } from "./session.store";
import { nextSessionEpoch } from "./session-epoch";
import {
  readStoredSession,
  removeStoredSession,
  storedUserId,
  writeStoredSession,
  type SessionUser,
  type StoredSession,
} from "./stored-session";
import { issuedAt, learnClock } from "./token";

/** Why a session ended. */
export type EndReason = "user" | "expired" | "terminated" | "other-tab";

function forgetUserData(): void {
  nextSessionEpoch();
  queryClient.clear();
  cache.clear();
}

function toStored(answer: SessionAnswer): StoredSession {
  const { token, refreshToken, user, emailVerificationRequired } = answer;
  return { token, refreshToken, user: { ...user, emailVerificationRequired } };
}

/** Stores a sign-in's answer and tells everyone. Throws what the login form shows. */
export function signIn(answer: SessionAnswer): void {
  if (!answer.token) throw new Error("No authentication token received");
  const session = toStored(answer);
  learnClock(issuedAt(answer.token));
  // Whoever was here before leaves first, and everyone hears of it: nothing of theirs stays.
  if (getSession().user?.id !== session.user.id) clearSession("user");
  forgetUserData();
  if (!writeStoredSession(session)) {
    removeStoredSession();
    throw new Error("Failed to store authentication data");
  }
  useSession.setState(sessionOf(session.user), true);
  bus.emit("user:logged-in", { user: answer.user });
}

/** Stores the tokens of a refresh: the same login goes on. A full storage keeps the former ones. */
export function renewSession(answer: SessionAnswer): void {
  const session = toStored(answer);
  learnClock(issuedAt(answer.token));
  if (!writeStoredSession(session)) log.error("the refreshed login could not be stored", "no room");
  useSession.setState(sessionOf(session.user), true);
}

/** Changes what is known of the user, e.g. after the address was verified. */
export function updateUser(change: Partial<SessionUser>): void {
  const stored = readStoredSession();
  if (stored?.user.id !== getSession().user?.id || !stored) return;
  const user = { ...stored.user, ...change };
  writeStoredSession({ ...stored, user });
  useSession.setState(sessionOf(user), true);
  bus.emit("user:updated", { user });
}

/** Forgets the login. False when there was none: many failing calls end a session once. */
export function clearSession(reason: EndReason, { keepStored = false } = {}): boolean {
  if (!keepStored) removeStoredSession();
  if (getSession().status === "anonymous") return false;
  useSession.setState(sessionOf(null), true);
  forgetUserData();
  bus.emit("user:logged-out", { reason });
  return true;
}

/** Takes over what another tab stored: a logout leaves for /login, another user loads the page again. */
export function adoptStoredSession(): void {
  const before = getSession().user;
  const stored = readStoredSession();
  if (!stored) {
    if (clearSession("other-tab")) page.go("/login");
    return;
  }
  if (before?.id === stored.user.id) {
    useSession.setState(sessionOf(stored.user), true);
    return;
  }
  clearSession("other-tab", { keepStored: true });
  useSession.setState(sessionOf(stored.user), true);
  forgetUserData();
  page.reload();
}

/**
 * Before a call: what is stored is of whom this page shows. A page that has not heard yet of another tab's login or
 * logout takes it over now, and the call is dropped.
 */
export function assertSameUser(): void {
  const shown = getSession().user?.id;
  if (shown === undefined || shown === storedUserId()) return;
  adoptStoredSession();
  throw new DOMException("Another tab changed the session.", "AbortError");
}
