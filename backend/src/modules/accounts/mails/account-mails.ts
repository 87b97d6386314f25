import { formatCount, pluralize } from "@listwise/aso-core/text";
import type { Letter } from "../../../infra/mail/mail-templates";
import type { MailBlock } from "../../../infra/mail/render/mail-message";
import {
  buildResetLink,
  createLinkVariable,
  IF_NOT_YOU,
  resetVariable,
  SAMPLE_SITE,
} from "../../../infra/mail/template-parts";
import { defineAccountMail as define } from "./define-account-mail";

const formatLinkedGoogle = (email: string) =>
  `The Google account ${email} can also sign in to your account. The email after the reset lets you remove it.`;

const buildReset = (publicUrl: string, token: string): MailBlock[] => [
  { kind: "button", label: "Set a new password", url: `${publicUrl}/reset-password?token=${token}` },
];

const fillNewPassword = define("new-password", "New password", "When a user forgot their password.", {
  subject: "set a new password",
  heading: "Set a new password",
  paragraphs: [
    "You can set a new password for your account within one hour:",
    "{{link}}",
    "{{google}}",
    "If you didn't request this, ignore this email.",
  ],
  variables: [
    { name: "link", sample: buildReset(SAMPLE_SITE, "sample"), required: true, secret: true },
    { name: "google", sample: formatLinkedGoogle("ada@gmail.example") },
  ],
});

export const createNewPasswordMail = (publicUrl: string, token: string, googleEmail: string | null): Letter =>
  fillNewPassword({
    link: buildReset(publicUrl, token),
    google: googleEmail === null ? "" : formatLinkedGoogle(googleEmail),
  });

const buildGoogleRemoval = (publicUrl: string, email: string, token: string): MailBlock[] => [
  {
    kind: "paragraph",
    text: `The Google account ${email} can still sign in to your account. If it isn't yours, remove it within 7 days. This also signs you out everywhere:`,
  },
  { kind: "button", label: "Remove Google account", url: `${publicUrl}/remove-google?token=${token}` },
];

const formatRevokedKeys = (keys: number) =>
  `${formatCount(keys, "API key")} ${pluralize(keys, "was", "were")} revoked. Create new keys for programs that need them.`;

const buildRemainingFactors = (publicUrl: string, factors: readonly string[]): MailBlock[] => [
  {
    kind: "paragraph",
    text: [
      `Your second factors still work: ${factors.join(", ")}. If one isn't yours, `,
      { label: "remove it in Settings", url: `${publicUrl}/settings?section=security` },
      ".",
    ],
  },
];

const fillPasswordChanged = define("password-changed", "Password changed", "After every password change.", {
  subject: "your password was changed",
  heading: "Your password was changed",
  paragraphs: [
    "Use your new password the next time you sign in.",
    "{{revoked}}",
    "{{factors}}",
    "{{google}}",
    IF_NOT_YOU,
  ],
  variables: [
    { name: "revoked", sample: formatRevokedKeys(2), required: true },
    { name: "factors", sample: buildRemainingFactors(SAMPLE_SITE, ["the passkey “Laptop”"]) },
    {
      name: "google",
      sample: buildGoogleRemoval(SAMPLE_SITE, "ada@gmail.example", "sample"),
      required: true,
      secret: true,
    },
    resetVariable,
  ],
});

export const createPasswordChangedMail = (
  publicUrl: string,
  more: { revokedKeys: number; factors: readonly string[]; google: { email: string; token: string } | null },
): Letter =>
  fillPasswordChanged({
    revoked: more.revokedKeys === 0 ? "" : formatRevokedKeys(more.revokedKeys),
    factors: more.factors.length === 0 ? [] : buildRemainingFactors(publicUrl, more.factors),
    google: more.google === null ? [] : buildGoogleRemoval(publicUrl, more.google.email, more.google.token),
    ...buildResetLink(publicUrl),
  });

const fillNewSignIn = define(
  "new-sign-in",
  "New browser",
  "When someone signs in from a new browser.",
  {
    subject: "new sign-in to your account",
    heading: "New sign-in to your account",
    paragraphs: [
      "Someone signed in to your account from a new browser:",
      ["Browser: {{browser}}", "IP address: {{ip}}", "Time: {{at}}"].join("\n"),
      IF_NOT_YOU,
      "You can also [review your sessions]({{settingsLink}}).",
    ],
    variables: [
      { name: "browser", sample: "Firefox on Linux" },
      { name: "ip", sample: "203.0.113.7" },
      { name: "at", sample: "Fri, 20 Nov 2026 08:00:00 GMT" },
      resetVariable,
      createLinkVariable("settingsLink", "/settings?section=security"),
    ],
  },
  { settings: { label: "Turn off emails about new browsers", path: "/settings?section=notifications" } },
);

export const createNewSignInMail = (
  publicUrl: string,
  from: { browser: string; ip: string; at: string },
): Letter =>
  fillNewSignIn({
    ...from,
    ...buildResetLink(publicUrl),
    settingsLink: `${publicUrl}/settings?section=security`,
  });

const fillSessionReused = define("session-reused", "Session ended", "When a session token was used twice.", {
  subject: "a session was ended",
  heading: "A session was ended",
  paragraphs: [
    "A session token of your account was reused, so we ended that session. Someone may have copied the token.",
    IF_NOT_YOU,
  ],
  variables: [resetVariable],
});

export const createSessionReusedMail = (publicUrl: string): Letter =>
  fillSessionReused(buildResetLink(publicUrl));

const fillAccountDeleted = define(
  "account-deleted",
  "Account deleted",
  "After an account was deleted.",
  {
    subject: "your account was deleted",
    heading: "Your account was deleted",
    paragraphs: ["Your account and all its data were deleted."],
  },
  { reason: "You get this email because this address had a {{product}} account." },
);

export const createAccountDeletedMail = (): Letter => fillAccountDeleted();
