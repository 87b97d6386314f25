import { PRODUCT_NAME } from "@listwise/contracts";
import { defineTemplate, type Letter, type MailVariable } from "../../platform/mail-templates";

const site = "https://listwise.example";
const link = (sample: string): MailVariable => ({
  name: "link",
  sample: site + sample,
  required: true,
  secret: true,
});
const reset: MailVariable = { name: "resetLink", sample: `${site}/forgot-password` };
const product: MailVariable = { name: "product", sample: PRODUCT_NAME };
const ifNotYou = "If this was not you, set a new password at once: {{resetLink}}";

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

const confirm = define("confirm-address", "Confirm address", "After registering, and for a new address.", {
  subject: "confirm your e-mail address",
  lines: ["Open this address within 24 hours to confirm your e-mail address:", "{{link}}"],
  variables: [link("/verify-email?token=sample")],
});

export const confirmAddress = (publicUrl: string, token: string): Letter =>
  confirm({ link: `${publicUrl}/verify-email?token=${token}` });

const taken = define(
  "address-taken",
  "Address taken",
  "To the owner, when somebody registers with it again.",
  {
    subject: "you already have an account",
    lines: [
      "Somebody tried to use this address for an account, but it has one already.",
      "If it was you, sign in: {{loginLink}}",
      "If you do not know the password any more: {{resetLink}}",
    ],
    variables: [{ name: "loginLink", sample: `${site}/login` }, reset],
  },
);

export const addressTaken = (publicUrl: string): Letter =>
  taken({ loginLink: `${publicUrl}/login`, ...resetLink(publicUrl) });

const alsoGoogle = (email: string) =>
  `The Google account ${email} can also sign in to your account. The mail after the reset lets you remove it.`;

const forgotten = define("new-password", "New password", "When somebody has forgotten the password.", {
  subject: "set a new password",
  lines: [
    "Open this address within one hour to set a new password:",
    "{{link}}",
    "{{google}}",
    "If you did not ask for it, you need not do anything.",
  ],
  variables: [
    link("/reset-password?token=sample"),
    { name: "google", sample: alsoGoogle("ada@gmail.example") },
  ],
});

export const newPassword = (publicUrl: string, token: string, googleEmail: string | null): Letter =>
  forgotten({
    link: `${publicUrl}/reset-password?token=${token}`,
    google: googleEmail === null ? "" : alsoGoogle(googleEmail),
  });

const removalOf = (publicUrl: string, email: string, token: string) =>
  [
    `The Google account ${email} can still sign in to your account.`,
    "If it isn't yours, open this address within 7 days to remove it and to sign out everywhere:",
    `${publicUrl}/remove-google?token=${token}`,
  ].join("\n");

const revokedInWords = (keys: number) =>
  `${keys === 1 ? "One API key was" : `${keys} API keys were`} revoked. Create new ones for programs that need them.`;

const stillWorking = (publicUrl: string, factors: readonly string[]) =>
  [
    `Your second factors go on working: ${factors.join(", ")}.`,
    `If one isn't yours, remove it in Settings: ${publicUrl}/settings?section=security`,
  ].join("\n");

const changedPassword = define("password-changed", "Password changed", "After every change of a password.", {
  subject: "your password was changed",
  lines: ["The password of your account was changed.", "{{revoked}}", "{{factors}}", "{{google}}", ifNotYou],
  variables: [
    { name: "revoked", sample: revokedInWords(2), required: true },
    { name: "factors", sample: stillWorking(site, ["the passkey “Laptop”"]) },
    { name: "google", sample: removalOf(site, "ada@gmail.example", "sample"), required: true, secret: true },
    reset,
  ],
});

export const passwordChanged = (
  publicUrl: string,
  more: { revokedKeys: number; factors: readonly string[]; google: { email: string; token: string } | null },
): Letter =>
  changedPassword({
    revoked: more.revokedKeys === 0 ? "" : revokedInWords(more.revokedKeys),
    factors: more.factors.length === 0 ? "" : stillWorking(publicUrl, more.factors),
    google: more.google === null ? "" : removalOf(publicUrl, more.google.email, more.google.token),
    ...resetLink(publicUrl),
  });

const asked = define(
  "address-change-asked",
  "Address change asked",
  "To the old address, before it changes.",
  {
    subject: "your e-mail address is to be changed",
    lines: [
      "Your account is to get the address {{newEmail}}. The change takes effect once it is confirmed from there.",
      ifNotYou,
    ],
    variables: [{ name: "newEmail", sample: "new@listwise.example", required: true }, reset],
  },
);

export const addressChangeAsked = (publicUrl: string, newEmail: string): Letter =>
  asked({ newEmail, ...resetLink(publicUrl) });

const moved = define("address-changed", "Address changed", "To the old address, after it changed.", {
  subject: "your e-mail address was changed",
  lines: [
    "Your account has the address {{newEmail}} from now on; this one opens it no more.",
    "If this was not you, answer to the address on the contact page at once.",
  ],
  variables: [{ name: "newEmail", sample: "new@listwise.example", required: true }],
});

export const addressChanged = (newEmail: string): Letter => moved({ newEmail });

const entered = define("new-sign-in", "New browser", "When an account is entered from a new browser.", {
  subject: "your account was entered from a new browser",
  lines: [
    "Browser: {{browser}}",
    "Network address: {{ip}}",
    "Time: {{at}}",
    ifNotYou,
    "Where you are signed in, and whether you get these mails: {{settingsLink}}",
  ],
  variables: [
    { name: "browser", sample: "Firefox on Linux" },
    { name: "ip", sample: "203.0.113.7" },
    { name: "at", sample: "2026-11-20T08:00:00.000Z" },
    reset,
    { name: "settingsLink", sample: `${site}/settings` },
  ],
});

export const newSignIn = (publicUrl: string, from: { browser: string; ip: string; at: string }): Letter =>
  entered({ ...from, ...resetLink(publicUrl), settingsLink: `${publicUrl}/settings` });

const reused = define("session-reused", "Session ended", "When a sign-in key was used twice.", {
  subject: "a session was ended",
  lines: [
    "A sign-in key of yours was used twice, which can mean that somebody copied it. We ended that session.",
    ifNotYou,
  ],
  variables: [reset],
});

export const sessionReused = (publicUrl: string): Letter => reused(resetLink(publicUrl));

const deleted = define("account-deleted", "Account deleted", "After an account was deleted.", {
  subject: "your account was deleted",
  lines: ["Your account and all it held were deleted, as you asked."],
});

export const accountDeleted = (): Letter => deleted();
