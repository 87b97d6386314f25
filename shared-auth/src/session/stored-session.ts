import { z } from "@listwise/contracts/zod";
import { storage } from "../storage/safe-storage";
import { SessionUserSchema, type SessionUser } from "./session-user";

export type { SessionUser } from "./session-user";

/** Local storage keys of the session. */
export const SESSION_KEYS = ["token", "refreshToken", "user"] as const;

/** A complete stored session. */
export interface StoredSession {
  token: string;
  refreshToken: string | null;
  user: SessionUser;
}

/** Returns the stored access token, which any tab may have written, or `null`. */
export function getAccessToken(): string | null {
  return storage.get("token");
}

/** Returns the stored refresh token, or `null`. */
export function refreshToken(): string | null {
  return storage.get("refreshToken");
}

/** Returns the user ID of the stored session, which any tab may have written; `null` if it cannot be read. */
export function getStoredUserId(): number | null {
  const user = z.safeParse(SessionUserSchema, storage.getJson("user"));
  return user.success ? user.data.id : null;
}

/** Removes the session from storage; the theme and other settings stay. */
export function removeStoredSession(): void {
  SESSION_KEYS.forEach((key) => {
    storage.remove(key);
  });
}

/** Reads the stored session. An invalid or incomplete session is removed and gives `null`. */
export function readStoredSession(): StoredSession | null {
  const token = getAccessToken();
  const user = z.safeParse(SessionUserSchema, storage.getJson("user"));
  if (token?.split(".").length === 3 && user.success) {
    return { token, refreshToken: refreshToken(), user: user.data };
  }
  if (SESSION_KEYS.some((key) => storage.get(key) !== null)) removeStoredSession();
  return null;
}

/**
 * Stores the session. Returns false if there is no space even after clearing the cache. The token is written
 * last, so that a tab that sees it also finds its user.
 */
export function writeStoredSession(session: StoredSession): boolean {
  return (
    storage.setJson("user", session.user) &&
    storage.set("refreshToken", session.refreshToken ?? "") &&
    storage.set("token", session.token)
  );
}
