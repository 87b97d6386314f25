import { UserSchema, z } from "@listwise/contracts";
import { storage } from "../storage/safe-storage";

/** Keys of the session in local storage. */
export const SESSION_KEYS = ["token", "refreshToken", "user"] as const;

/** The signed-in user as kept in the browser. `emailVerificationRequired` is what the last sign-in answered. */
export const SessionUserSchema = z.extend(UserSchema, {
  emailVerificationRequired: z._default(z.boolean(), false),
});

/** Parsed {@link SessionUserSchema}. */
export type SessionUser = z.infer<typeof SessionUserSchema>;

/** A complete stored session. */
export interface StoredSession {
  token: string;
  refreshToken: string | null;
  user: SessionUser;
}

/** The access token as stored now, by whichever tab stored it last. */
export function accessToken(): string | null {
  return storage.get("token");
}

/** The refresh token as stored now. */
export function refreshToken(): string | null {
  return storage.get("refreshToken");
}

/** Whose session is stored now, by whichever tab stored it last; `null` when that cannot be told. */
export function storedUserId(): number | null {
  const user = z.safeParse(SessionUserSchema, storage.getJson("user"));
  return user.success ? user.data.id : null;
}

/** Forgets the session; the theme and other settings stay. */
export function removeStoredSession(): void {
  SESSION_KEYS.forEach((key) => {
    storage.remove(key);
  });
}

/** Reads the session; a broken or half one counts as none and is removed. */
export function readStoredSession(): StoredSession | null {
  const token = accessToken();
  const user = z.safeParse(SessionUserSchema, storage.getJson("user"));
  if (token?.split(".").length === 3 && user.success) {
    return { token, refreshToken: refreshToken(), user: user.data };
  }
  if (SESSION_KEYS.some((key) => storage.get(key) !== null)) removeStoredSession();
  return null;
}

/**
 * Stores the session; false when the browser has no room even without its cache. The token comes last: another tab that
 * sees it finds its user there.
 */
export function writeStoredSession(session: StoredSession): boolean {
  return (
    storage.setJson("user", session.user) &&
    storage.set("refreshToken", session.refreshToken ?? "") &&
    storage.set("token", session.token)
  );
}
