import { isAdminRole } from "@listwise/contracts/api";
import type { Guard } from "@listwise/contracts/remotes";
import type { SessionUser } from "../session/stored-session";

/** Page on which a second factor is set up. */
export const SECOND_FACTOR_PATH = "/settings?section=security";

/** Result of a guard: allow, redirect, or show a screen in place of the page. */
export type Decision =
  | { allow: true }
  | { allow: false; redirect: "/login" | "/dashboard" | typeof SECOND_FACTOR_PATH }
  | { allow: false; screen: "license" | "verification" };

/** Input of {@link decide}. */
export interface Situation {
  guard: Guard;
  pathname: string;
  licenseOk: boolean;
  user: SessionUser | null;
  /** True if the stored access token has not expired (after a refresh, if one was possible). */
  tokenLive: boolean;
}

/** Returns true if the user must verify the email address before anything else. */
export function needsVerification(user: SessionUser | null): boolean {
  return user !== null && user.emailVerificationRequired && user.password && !user.emailVerified;
}

/** Returns true for an administrator who must set up a second factor before opening the admin area. */
export function needsSecondFactor(user: SessionUser | null): boolean {
  return user !== null && isAdminRole(user.role) && user.secondFactorRequired && !user.secondFactor;
}

function isVerificationPage(pathname: string): boolean {
  return /^\/verify-email\/?$/.test(pathname);
}

/**
 * Decides whether a route may open. Checks license, session, verification, role and second factor, in this
 * order.
 */
export function decide({ guard, pathname, licenseOk, user, tokenLive }: Situation): Decision {
  if (!licenseOk) return { allow: false, screen: "license" };
  if (guard !== "public" && (!user || !tokenLive)) return { allow: false, redirect: "/login" };
  if (needsVerification(user) && !isVerificationPage(pathname))
    return { allow: false, screen: "verification" };
  if (guard === "admin" && !isAdminRole(user?.role)) return { allow: false, redirect: "/dashboard" };
  if (guard === "admin" && needsSecondFactor(user)) return { allow: false, redirect: SECOND_FACTOR_PATH };
  return { allow: true };
}
