/** What helps who does not remember the password that is asked again. */
export const PASSWORD_HINTS = {
  INVALID_CREDENTIALS: "Type the one you sign in with now. Forgotten? Log out, and set a new one by mail.",
} as const;
