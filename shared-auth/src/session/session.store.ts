import { create } from "zustand";
import { singleton } from "../platform/singleton";
import { readStoredSession, type SessionUser } from "./stored-session";

/** The signed-in user of this browser, if any. */
export type Session = { status: "anonymous"; user: null } | { status: "signed-in"; user: SessionUser };

/** The session without a user. */
export const ANONYMOUS: Session = { status: "anonymous", user: null };

/** Creates the store state for a user. */
export function createSession(user: SessionUser | null): Session {
  return user ? { status: "signed-in", user } : ANONYMOUS;
}

/** Hook for the session; pass a selector to subscribe to a part of it. */
export const useSession = singleton("session", () =>
  create<Session>()(() => createSession(readStoredSession()?.user ?? null)),
);

/** Returns the current session outside React. */
export function getSession(): Session {
  return useSession.getState();
}
