import type { AppContext } from "../../infra/context";
import { defineTemplate, type Letter } from "../../infra/mail/mail-templates";
import type { MailBlock } from "../../infra/mail/render/mail-message";
import {
  buildResetLink,
  createLinkVariable,
  resetVariable,
  SAMPLE_SITE,
  SECURITY_REASON,
} from "../../infra/mail/template-parts";
import type { UserRow } from "../accounts";

const SETTINGS = "/settings?section=security";
const links = [resetVariable, createLinkVariable("settingsLink", SETTINGS)];
const buildLinks = (publicUrl: string) => ({
  ...buildResetLink(publicUrl),
  settingsLink: publicUrl + SETTINGS,
});

const buildRemoval = (publicUrl: string, token: string): MailBlock[] => [
  {
    kind: "paragraph",
    text: "If it isn't yours, remove it within 7 days. This also signs you out everywhere:",
  },
  { kind: "button", label: "Remove it and sign out", url: `${publicUrl}/remove-factor?token=${token}` },
];

const changed = defineTemplate({
  key: "second-factor-changed",
  name: "Second factor changed",
  description: "Sent after every change of passkeys, authenticator app or recovery codes.",
  subject: "{{product}}: the second factor of your account was changed",
  text: [
    "# Your second factor was changed",
    "{{change}}",
    "{{removal}}",
    "> If this wasn't you, [set a new password]({{resetLink}}). Then [check your second factors]({{settingsLink}}).",
  ].join("\n\n"),
  variables: [
    { name: "change", sample: "The passkey “Work laptop” was added.", required: true },
    { name: "removal", sample: buildRemoval(SAMPLE_SITE, "sample"), required: true, secret: true },
    ...links,
  ],
  reason: SECURITY_REASON,
});

/**
 * Reports a change of the second factor to the owner; `change` is a sentence. With the token of an added factor, the
 * email contains a link that removes it without signing in.
 */
export const createFactorChangedMail = (publicUrl: string, change: string, removalToken?: string): Letter =>
  changed({
    change,
    removal: removalToken === undefined ? [] : buildRemoval(publicUrl, removalToken),
    ...buildLinks(publicUrl),
  });

const fillCodesGuessed = defineTemplate({
  key: "second-factor-guessed",
  name: "Wrong codes",
  description: "Sent after ten wrong second-factor codes for an account, at most once a day.",
  subject: "{{product}}: someone is guessing the codes of your account",
  text: [
    "# Someone is guessing your codes",
    "Someone entered ten wrong codes for your account. They didn't get in.",
    "> If this wasn't you, someone knows your password or is using one of your sessions. [Set a new password]({{resetLink}}).",
  ].join("\n\n"),
  variables: [resetVariable],
  reason: SECURITY_REASON,
});

/** Warns the owner by email that someone is guessing codes for the account. */
export async function warnOfGuesses({ config, mailer }: AppContext, { email }: UserRow): Promise<void> {
  await mailer.send({ to: email, ...fillCodesGuessed(buildResetLink(config.publicUrl)) });
}

const removed = defineTemplate({
  key: "second-factor-removed",
  name: "Second factor removed",
  description: "Sent after a second factor was removed with the link in the email about it.",
  subject: "{{product}}: a second factor of your account was removed",
  text: [
    "# A second factor was removed",
    "{{change}}",
    "You were signed out everywhere, and your API keys were revoked.",
    "> The person who added it may know your password. [Set a new one]({{resetLink}}). Then [check your second factors]({{settingsLink}}).",
  ].join("\n\n"),
  variables: [{ name: "change", sample: "The passkey “Work laptop” was removed.", required: true }, ...links],
  reason: SECURITY_REASON,
});

/** Confirms a removal with the link in an email, and advises setting a new password; `change` is a sentence. */
export const createFactorRemovedMail = (publicUrl: string, change: string): Letter =>
  removed({ change, ...buildLinks(publicUrl) });

const buildCode = (code: string): MailBlock[] => [{ kind: "code", code }];

const code = defineTemplate({
  key: "confirm-code",
  name: "Confirmation code",
  description: "Sent when an account without a password confirms a sensitive change.",
  subject: "{{product}}: your confirmation code",
  text: [
    "# Your confirmation code",
    "Enter this code to confirm it's you. It works for 10 minutes:",
    "{{code}}",
    "If you didn't request this code, sign out your other sessions in Settings.",
  ].join("\n\n"),
  variables: [{ name: "code", sample: buildCode("123456"), required: true, secret: true }],
  reason: SECURITY_REASON,
});

/** Returns the email with the code that confirms a session. */
export const createConfirmCodeMail = (digits: string): Letter => code({ code: buildCode(digits) });
