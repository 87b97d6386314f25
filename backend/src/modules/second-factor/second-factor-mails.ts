import { PRODUCT_NAME } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { defineTemplate, type Letter } from "../../platform/mail-templates";
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
  description: "After every change of passkeys, authenticator app and recovery codes.",
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
 * Reports a change of the second factor to the owner; `change` is a sentence. With the token of an added factor the mail
 * has a link that removes it without a sign-in.
 */
export const secondFactorChanged = (publicUrl: string, change: string, removalToken?: string): Letter =>
  changed({
    product: PRODUCT_NAME,
    change,
    removal: removalToken === undefined ? "" : writeRemoval(publicUrl, removalToken),
    ...buildLinks(publicUrl),
  });

const guessed = defineTemplate({
  key: "second-factor-guessed",
  name: "Wrong codes",
  description: "After ten wrong codes for the second factor of an account, once a day.",
  subject: "{{product}}: somebody is guessing the codes of your account",
  text: [
    "Ten wrong codes were entered for your account. The account was not opened with them.",
    "If this wasn't you, somebody knows your password or uses one of your sessions. Set a new password: {{resetLink}}",
  ].join("\n"),
  variables: [product, { name: "resetLink", sample: "https://listwise.example/forgot-password" }],
});

/** Writes to the owner that codes for the account are being guessed. */
export async function warnOfGuesses({ config, mailer }: AppContext, { email }: UserRow): Promise<void> {
  const resetLink = `${config.publicUrl}/forgot-password`;
  await mailer.send({ to: email, ...guessed({ product: PRODUCT_NAME, resetLink }) });
}

const removed = defineTemplate({
  key: "second-factor-removed",
  name: "Second factor removed",
  description: "After a second factor was removed with the link of the mail about it.",
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

/** Confirms a removal with the link of a mail, and advises to set a new password; `change` is a sentence. */
export const secondFactorRemoved = (publicUrl: string, change: string): Letter =>
  removed({ product: PRODUCT_NAME, change, ...buildLinks(publicUrl) });

const code = defineTemplate({
  key: "confirm-code",
  name: "Confirmation code",
  description: "When an account without a password confirms a sensitive change.",
  subject: "{{product}}: your confirmation code",
  text: [
    "Enter this code to confirm that it is you. It works for 10 minutes:",
    "{{code}}",
    "If you didn't ask for it, sign out your other sessions in Settings.",
  ].join("\n"),
  variables: [product, { name: "code", sample: "123456", required: true, secret: true }],
});

/** Carries the code that confirms a session. */
export const confirmCode = (digits: string): Letter => code({ product: PRODUCT_NAME, code: digits });
