import { PRODUCT_NAME } from "@listwise/contracts/site";
import { formatCount, pluralize } from "@listwise/aso-core/text";
import { defineTemplate, type Letter, type MailVariable } from "../../../infra/mail/mail-templates";

const site = "https://listwise.example";
const link = (sample: string): MailVariable => ({
  name: "link",
  sample: site + sample,
  required: true,
  secret: true,
});
const reset: MailVariable = { name: "resetLink", sample: `${site}/forgot-password` };
const product: MailVariable = { name: "product", sample: PRODUCT_NAME };
const ifNotYou = "If this wasn't you, set a new password now: {{resetLink}}";

function define(
  key: string,
  name: string,
  description: string,
  words: { subject: string; lines: readonly string[]; variables?: readonly MailVariable[] },
) {
  const write = defineTemplate({
    key,
    name,
    description,
    subject: `{{product}}: ${words.subject}`,
    text: words.lines.join("\n"),
    variables: [product, ...(words.variables ?? [])],
  });
  return (values: Record<string, string> = {}) => write({ product: PRODUCT_NAME, ...values });
}

const resetLink = (publicUrl: string) => ({ resetLink: `${publicUrl}/forgot-password` });

const fillConfirmAddress = define(
  "confirm-address",
  "Confirm address",
  "After sign-up, and when the address changes.",
  {
    subject: "confirm your email address",
    lines: ["Open this link within 24 hours to confirm your email address:", "{{link}}"],
    variables: [link("/verify-email?token=sample")],
  },
);

export const createConfirmAddressMail = (publicUrl: string, token: string): Letter =>
  fillConfirmAddress({ link: `${publicUrl}/verify-email?token=${token}` });

const fillAddressTaken = define(
  "address-taken",
  "Address taken",
  "To the owner, when someone signs up with an address that has an account.",
  {
    subject: "you already have an account",
    lines: [
      "Someone tried to use this email address for an account, but it already has one.",
      "If it was you, sign in: {{loginLink}}",
      "If you forgot your password, set a new one: {{resetLink}}",
    ],
    variables: [{ name: "loginLink", sample: `${site}/login` }, reset],
  },
);

export const createAddressTakenMail = (publicUrl: string): Letter =>
  fillAddressTaken({ loginLink: `${publicUrl}/login`, ...resetLink(publicUrl) });

const formatLinkedGoogle = (email: string) =>
  `The Google account ${email} can also sign in to your account. The email after the reset lets you remove it.`;

const fillNewPassword = define("new-password", "New password", "When a user forgot their password.", {
  subject: "set a new password",
  lines: [
    "Open this link within one hour to set a new password:",
    "{{link}}",
    "{{google}}",
    "If you didn't request this, ignore this email.",
  ],
  variables: [
    link("/reset-password?token=sample"),
    { name: "google", sample: formatLinkedGoogle("ada@gmail.example") },
  ],
});

export const createNewPasswordMail = (publicUrl: string, token: string, googleEmail: string | null): Letter =>
  fillNewPassword({
    link: `${publicUrl}/reset-password?token=${token}`,
    google: googleEmail === null ? "" : formatLinkedGoogle(googleEmail),
  });

const formatGoogleRemoval = (publicUrl: string, email: string, token: string) =>
  [
    `The Google account ${email} can still sign in to your account.`,
    "If it isn't yours, open this link within 7 days to remove it and sign out everywhere:",
    `${publicUrl}/remove-google?token=${token}`,
  ].join("\n");

const formatRevokedKeys = (keys: number) =>
  `${formatCount(keys, "API key")} ${pluralize(keys, "was", "were")} revoked. Create new keys for programs that need them.`;

const formatRemainingFactors = (publicUrl: string, factors: readonly string[]) =>
  [
    `Your second factors still work: ${factors.join(", ")}.`,
    `If one isn't yours, remove it in Settings: ${publicUrl}/settings?section=security`,
  ].join("\n");

const fillPasswordChanged = define("password-changed", "Password changed", "After every password change.", {
  subject: "your password was changed",
  lines: ["Your password was changed.", "{{revoked}}", "{{factors}}", "{{google}}", ifNotYou],
  variables: [
    { name: "revoked", sample: formatRevokedKeys(2), required: true },
    { name: "factors", sample: formatRemainingFactors(site, ["the passkey “Laptop”"]) },
    {
      name: "google",
      sample: formatGoogleRemoval(site, "ada@gmail.example", "sample"),
      required: true,
      secret: true,
    },
    reset,
  ],
});

export const createPasswordChangedMail = (
  publicUrl: string,
  more: { revokedKeys: number; factors: readonly string[]; google: { email: string; token: string } | null },
): Letter =>
  fillPasswordChanged({
    revoked: more.revokedKeys === 0 ? "" : formatRevokedKeys(more.revokedKeys),
    factors: more.factors.length === 0 ? "" : formatRemainingFactors(publicUrl, more.factors),
    google: more.google === null ? "" : formatGoogleRemoval(publicUrl, more.google.email, more.google.token),
    ...resetLink(publicUrl),
  });

const fillAddressChangeRequested = define(
  "address-change-asked",
  "Address change requested",
  "To the old address, before it changes.",
  {
    subject: "email address change requested",
    lines: [
      "A change of your account's email address to {{newEmail}} was requested. It takes effect once it is confirmed from that address.",
      ifNotYou,
    ],
    variables: [{ name: "newEmail", sample: "new@listwise.example", required: true }, reset],
  },
);

export const createAddressChangeRequestedMail = (publicUrl: string, newEmail: string): Letter =>
  fillAddressChangeRequested({ newEmail, ...resetLink(publicUrl) });

const fillAddressChanged = define(
  "address-changed",
  "Address changed",
  "To the old address, after it changed.",
  {
    subject: "your email address was changed",
    lines: [
      "Your account now uses {{newEmail}}. You can no longer sign in with this address.",
      "If this wasn't you, write to the address on our contact page immediately.",
    ],
    variables: [{ name: "newEmail", sample: "new@listwise.example", required: true }],
  },
);

export const createAddressChangedMail = (newEmail: string): Letter => fillAddressChanged({ newEmail });

const fillNewSignIn = define("new-sign-in", "New browser", "When someone signs in from a new browser.", {
  subject: "new sign-in to your account",
  lines: [
    "Browser: {{browser}}",
    "IP address: {{ip}}",
    "Time: {{at}}",
    ifNotYou,
    "Review your sessions or turn off these emails: {{settingsLink}}",
  ],
  variables: [
    { name: "browser", sample: "Firefox on Linux" },
    { name: "ip", sample: "203.0.113.7" },
    { name: "at", sample: "2026-11-20T08:00:00.000Z" },
    reset,
    { name: "settingsLink", sample: `${site}/settings` },
  ],
});

export const createNewSignInMail = (
  publicUrl: string,
  from: { browser: string; ip: string; at: string },
): Letter => fillNewSignIn({ ...from, ...resetLink(publicUrl), settingsLink: `${publicUrl}/settings` });

const fillSessionReused = define("session-reused", "Session ended", "When a session token was used twice.", {
  subject: "a session was ended",
  lines: [
    "A session token of your account was reused, so we ended that session. Someone may have copied the token.",
    ifNotYou,
  ],
  variables: [reset],
});

export const createSessionReusedMail = (publicUrl: string): Letter => fillSessionReused(resetLink(publicUrl));

const fillAccountDeleted = define("account-deleted", "Account deleted", "After an account was deleted.", {
  subject: "your account was deleted",
  lines: ["Your account and all its data were deleted."],
});

export const createAccountDeletedMail = (): Letter => fillAccountDeleted();
