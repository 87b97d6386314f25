import type { MailVariable } from "./mail-templates";

/** Address of the site in examples. */
export const SAMPLE_SITE = "https://listwise.example";

/** Says why a user gets an email that can't be turned off. */
export const SECURITY_REASON =
  "You get this email because it is about the security of your {{product}} account.";

/** Advice at the end of emails about changes that a stranger may have made. */
export const IF_NOT_YOU = "> If this wasn't you, [set a new password]({{resetLink}}) now.";

/** Returns the variable of a link to a page of the site. */
export const createLinkVariable = (name: string, path: string): MailVariable => ({
  name,
  sample: SAMPLE_SITE + path,
  isLink: true,
});

/** The link to the page on which users request a new password. */
export const resetVariable = createLinkVariable("resetLink", "/forgot-password");

/** Returns the value of {@link resetVariable}. */
export const buildResetLink = (publicUrl: string) => ({ resetLink: `${publicUrl}/forgot-password` });
