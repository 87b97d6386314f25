declare module "fxa-common-password-list" {
  /** The most common passwords of 8 characters or more, in lower case. */
  const commonPasswords: { test(password: string): boolean };
  export = commonPasswords;
}
