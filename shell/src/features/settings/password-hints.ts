/** Advice if the current password is wrong. */
export const PASSWORD_HINTS = {
  INVALID_CREDENTIALS: "Enter your current password. Forgot it? Log out and reset it by email.",
} as const;
