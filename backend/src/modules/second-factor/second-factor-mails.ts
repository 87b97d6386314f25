import { PRODUCT_NAME } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { defineTemplate, type Letter } from "../../platform/mail-templates";
import type { UserRow } from "../accounts";

const product = { name: "product", sample: PRODUCT_NAME };

const changed = defineTemplate({
  key: "second-factor-changed",
  name: "Second factor changed",
  description: "After every change of passkeys, authenticator app and recovery codes.",
  subject: "{{product}}: the second factor of your account was changed",
  text: [
    "{{change}}",
    "If this wasn't you, set a new password: {{resetLink}}",
    "Then check your second factors in Settings: {{settingsLink}}",
  ].join("\n"),
  variables: [
    product,
    { name: "change", sample: "The passkey “Work laptop” was added.", required: true },
    { name: "resetLink", sample: "https://listwise.example/forgot-password" },
    { name: "settingsLink", sample: "https://listwise.example/settings?section=security" },
  ],
});

/** Reports a change of the second factor to the owner; `change` is a sentence. */
export const secondFactorChanged = (publicUrl: string, change: string): Letter =>
  changed({
    product: PRODUCT_NAME,
    change,
    resetLink: `${publicUrl}/forgot-password`,
    settingsLink: `${publicUrl}/settings?section=security`,
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
