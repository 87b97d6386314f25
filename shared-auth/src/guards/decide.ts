import { isAdminRole, type Guard } from "@listwise/contracts";
import type { SessionUser } from "../session/stored-session";

/** The page where a second factor is set up. */
export const SECOND_FACTOR_PATH = "/settings?section=security";

/** What a guard answers: enter, go elsewhere, or see a screen in place of the page. */
export type Decision =
  | { allow: true }
  | { allow: false; redirect: "/login" | "/dashboard" | typeof SECOND_FACTOR_PATH }
  | { allow: false; screen: "license" | "verification" };

/** All a guard looks at. */
export interface Situation {
  guard: Guard;
  pathname: string;
  licenseOk: boolean;
  user: SessionUser | null;
  /** Whether the stored token is live (after a refresh, if one was possible). */
  tokenLive: boolean;
}

/** Whether the person must confirm the address before anything else. */
export function needsVerification(user: SessionUser | null): boolean {
  return user !== null && user.emailVerificationRequired && user.password && !user.emailVerified;
}

/** Returns true for an administrator who has to set up a second factor before administration opens. */
export function needsSecondFactor(user: SessionUser | null): boolean {
  return user !== null && isAdminRole(user.role) && user.secondFactorRequired && !user.secondFactor;
}

function isVerificationPage(pathname: string): boolean {
  return /^\/verify-email\/?$/.test(pathname);
}

/** Licence → session → verification → role → second factor. */
export function decide({ guard, pathname, licenseOk, user, tokenLive }: Situation): Decision {
  if (!licenseOk) return { allow: false, screen: "license" };
  if (guard !== "public" && (!user || !tokenLive)) return { allow: false, redirect: "/login" };
  if (needsVerification(user) && !isVerificationPage(pathname))
    return { allow: false, screen: "verification" };
  if (guard === "admin" && !isAdminRole(user?.role)) return { allow: false, redirect: "/dashboard" };
  if (guard === "admin" && needsSecondFactor(user)) return { allow: false, redirect: SECOND_FACTOR_PATH };
  return { allow: true };
}
