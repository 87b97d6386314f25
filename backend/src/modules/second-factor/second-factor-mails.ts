import { PRODUCT_NAME } from "@listwise/contracts/site";
import type { AppContext } from "../../infra/context";
import { defineTemplate, type Letter } from "../../infra/mail/mail-templates";
import type { UserRow } from "../accounts";

const site = "https://listwise.example";
const product = { name: "product", sample: PRODUCT_NAME };
const buildLinks = (publicUrl: string) => ({
  resetLink: `${publicUrl}/forgot-password`,
  settingsLink: `${publicUrl}/settings?section=security`,
});
const links = Object.entries(buildLinks(site)).map(([name, sample]) => ({ name, sample }));

const writeRemoval = (publicUrl: string, token: string) =>
  [
    "If it isn't yours, open this link within 7 days to remove it and sign out everywhere:",
    `${publicUrl}/remove-factor?token=${token}`,
  ].join("\n");

const changed = defineTemplate({
  key: "second-factor-changed",
  name: "Second factor changed",
  description: "Sent after every change of passkeys, authenticator app or recovery codes.",
  subject: "{{product}}: the second factor of your account was changed",
  text: [
    "{{change}}",
    "{{removal}}",
    "If this wasn't you, set a new password: {{resetLink}}",
    "Then check your second factors in Settings: {{settingsLink}}",
  ].join("\n"),
  variables: [
    product,
    { name: "change", sample: "The passkey “Work laptop” was added.", required: true },
    { name: "removal", sample: writeRemoval(site, "sample"), required: true, secret: true },
    ...links,
  ],
});

/**
 * Reports a change of the second factor to the owner; `change` is a sentence. With the token of an added factor, the
 * email contains a link that removes it without signing in.
 */
export const createFactorChangedMail = (publicUrl: string, change: string, removalToken?: string): Letter =>
  changed({
    product: PRODUCT_NAME,
    change,
    removal: removalToken === undefined ? "" : writeRemoval(publicUrl, removalToken),
    ...buildLinks(publicUrl),
  });

const fillCodesGuessed = defineTemplate({
  key: "second-factor-guessed",
  name: "Wrong codes",
  description: "Sent after ten wrong second-factor codes for an account, at most once a day.",
  subject: "{{product}}: someone is guessing the codes of your account",
  text: [
    "Someone entered ten wrong codes for your account. They did not get in.",
    "If this wasn't you, someone knows your password or is using one of your sessions. Set a new password: {{resetLink}}",
  ].join("\n"),
  variables: [product, { name: "resetLink", sample: "https://listwise.example/forgot-password" }],
});

/** Warns the owner by email that someone is guessing codes for the account. */
export async function warnOfGuesses({ config, mailer }: AppContext, { email }: UserRow): Promise<void> {
  const resetLink = `${config.publicUrl}/forgot-password`;
  await mailer.send({ to: email, ...fillCodesGuessed({ product: PRODUCT_NAME, resetLink }) });
}

const removed = defineTemplate({
  key: "second-factor-removed",
  name: "Second factor removed",
  description: "Sent after a second factor was removed with the link in the email about it.",
  subject: "{{product}}: a second factor of your account was removed",
  text: [
    "{{change}}",
    "You were signed out everywhere, and your API keys were revoked.",
    "The person who added it may know your password. Set a new one: {{resetLink}}",
    "Then check your second factors in Settings: {{settingsLink}}",
  ].join("\n"),
  variables: [
    product,
    { name: "change", sample: "The passkey “Work laptop” was removed.", required: true },
    ...links,
  ],
});

/** Confirms a removal with the link in an email, and advises setting a new password; `change` is a sentence. */
export const createFactorRemovedMail = (publicUrl: string, change: string): Letter =>
  removed({ product: PRODUCT_NAME, change, ...buildLinks(publicUrl) });

const code = defineTemplate({
  key: "confirm-code",
  name: "Confirmation code",
  description: "Sent when an account without a password confirms a sensitive change.",
  subject: "{{product}}: your confirmation code",
  text: [
    "Enter this code to confirm it's you. It works for 10 minutes:",
    "{{code}}",
    "If you didn't request this code, sign out your other sessions in Settings.",
  ].join("\n"),
  variables: [product, { name: "code", sample: "123456", required: true, secret: true }],
});

/** Returns the email with the code that confirms a session. */
export const createConfirmCodeMail = (digits: string): Letter =>
  code({ product: PRODUCT_NAME, code: digits });
