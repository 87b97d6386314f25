import { create } from "zustand";
import { singleton } from "../platform/singleton";
import { readStoredSession, type SessionUser } from "./stored-session";

/** Who uses this browser. */
export type Session = { status: "anonymous"; user: null } | { status: "signed-in"; user: SessionUser };

/** A session without a user. */
export const ANONYMOUS: Session = { status: "anonymous", user: null };

/** The session as a state for the store. */
export function sessionOf(user: SessionUser | null): Session {
  return user ? { status: "signed-in", user } : ANONYMOUS;
}

/** Hook on the session; pass a selector to follow a part of it. */
export const useSession = singleton("session", () =>
  create<Session>()(() => sessionOf(readStoredSession()?.user ?? null)),
);

/** The session now, outside React. */
export function getSession(): Session {
  return useSession.getState();
}
