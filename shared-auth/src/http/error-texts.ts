import type { ErrorCode } from "@listwise/contracts";

/** Codes the client gives itself, for what no server said. */
export type ClientErrorCode = "NETWORK" | "TIMEOUT" | "UNEXPECTED_ANSWER" | "HTTP_ERROR" | "NOT_CONFIRMED";

/** What a person can do about an error, by its code: one place, so that every screen gives the same advice. */
export const ADVICE: Readonly<Record<ErrorCode | ClientErrorCode, string>> = {
  VALIDATION_FAILED: "Check what you entered and send it again.",
  UNKNOWN_COUNTRY: "Choose a country from the list.",
  UNAUTHORIZED: "Log in to go on.",
  INVALID_CREDENTIALS: "Check your e-mail address and password, or set a new password.",
  TOKEN_EXPIRED: "Log in again. What you saved is still there.",
  SESSION_TERMINATED: "Log in again. If you did not expect this, change your password.",
  FORBIDDEN: "Ask an administrator for access.",
  EMAIL_NOT_VERIFIED: "Open the link in the mail we sent you.",
  RECENT_SIGN_IN_REQUIRED: "Confirm that it is you, then try again.",
  SECOND_FACTOR_REQUIRED: "Set up a passkey or an authenticator app in Settings first.",
  LICENSE_DISABLED: "Ask whoever runs this site.",
  FEATURE_LIMIT_EXCEEDED: "Wait for your limit to renew, or choose a larger plan on the subscription page.",
  NOT_FOUND: "It may have been removed. Go back and choose again.",
  APP_NOT_TRACKED: "Track the app first.",
  CONFLICT: "Somebody changed this meanwhile. Load it again, then repeat your change.",
  GONE: "It was kept for a while only. Ask for a new one.",
  PAYLOAD_TOO_LARGE: "Send less at once.",
  UNSUPPORTED_MEDIA_TYPE: "Choose a file of another type.",
  RELEASE_REFUSED: "Mend what the findings name, then publish again.",
  ICON_UNREADABLE: "Choose a PNG, JPEG or WebP picture of at most 2 MB.",
  RATE_LIMITED: "Wait a moment, then try again.",
  INTERNAL: "Try again. If it stays, tell us the report number.",
  STORE_UNAVAILABLE: "The app store does not answer at the moment. Try again in a few minutes.",
  TRANSLATION_FAILED: "Try again later, or write the text yourself.",
  UNAVAILABLE: "Try again in a moment.",
  STORAGE_FULL: "Keep this page open and try again later. If the problem persists, contact an administrator.",
  NETWORK: "Check your connection and try again.",
  TIMEOUT: "Try again.",
  UNEXPECTED_ANSWER: "Load the page again: it may be older than the server.",
  HTTP_ERROR: "Try again in a moment.",
  NOT_CONFIRMED: "",
};
