import { NOT_FOUND_ADVICE, type ErrorCode } from "@listwise/contracts/api";

/** Error codes that the client creates itself, without a server response. */
export type ClientErrorCode = "NETWORK" | "TIMEOUT" | "UNEXPECTED_ANSWER" | "HTTP_ERROR" | "NOT_CONFIRMED";

/** Advice per error code, kept in one place so that every screen gives the same. */
export const ADVICE: Readonly<Record<ErrorCode | ClientErrorCode, string>> = {
  VALIDATION_FAILED: "Check your entries and try again.",
  UNKNOWN_COUNTRY: "Choose a country from the list.",
  UNAUTHORIZED: "Log in to continue.",
  INVALID_CREDENTIALS: "Check your email and password, or reset your password.",
  TOKEN_EXPIRED: "Log in again. Your saved data is still there.",
  SESSION_TERMINATED: "Log in again. If this wasn't you, change your password.",
  FORBIDDEN: "Ask an administrator for access.",
  EMAIL_NOT_VERIFIED: "Open the link in the email we sent you.",
  RECENT_SIGN_IN_REQUIRED: "Confirm it's you, then try again.",
  SECOND_FACTOR_REQUIRED: "Set up a passkey or an authenticator app in Settings first.",
  LICENSE_DISABLED: "Contact the operator of this site.",
  VIEW_ONLY: "Stop viewing the account to work with your own.",
  FEATURE_LIMIT_EXCEEDED: "Wait until your limit resets, or upgrade on the subscription page.",
  NOT_FOUND: NOT_FOUND_ADVICE,
  APP_NOT_TRACKED: "Track the app first.",
  CONFLICT: "Someone else changed this in the meantime. Reload it, then repeat your change.",
  GONE: "It has expired. Request a new one.",
  PAYLOAD_TOO_LARGE: "Send fewer or smaller items at a time.",
  UNSUPPORTED_MEDIA_TYPE: "Choose a different file type.",
  RELEASE_REFUSED: "Fix the listed problems, then publish again.",
  ICON_UNREADABLE: "Choose a PNG, JPEG or WebP image of at most 2 MB.",
  RATE_LIMITED: "Wait a moment, then try again.",
  INTERNAL: "Try again. If the problem persists, send us the report number.",
  STORE_UNAVAILABLE: "The app store is not responding right now. Try again in a few minutes.",
  TRANSLATION_FAILED: "Try again later, or translate the text yourself.",
  UNAVAILABLE: "Try again in a moment.",
  STORAGE_FULL: "Keep this page open and try again later. If the problem persists, contact an administrator.",
  NETWORK: "Check your connection and try again.",
  TIMEOUT: "Try again.",
  UNEXPECTED_ANSWER: "Reload the page; it may be out of date.",
  HTTP_ERROR: "Try again in a moment.",
  NOT_CONFIRMED: "",
};
