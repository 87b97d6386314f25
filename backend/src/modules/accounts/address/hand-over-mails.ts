import { defineTemplate, type Letter } from "../../../infra/mail/mail-templates";
import type { MailBlock } from "../../../infra/mail/render/mail-message";
import {
  buildResetLink,
  createLinkVariable,
  resetVariable,
  SECURITY_REASON,
} from "../../../infra/mail/template-parts";

const SETTINGS = "/settings?section=security";
const buildList = (items: readonly string[]): MailBlock[] => [{ kind: "list", items }];

const removed = defineTemplate({
  key: "sign-ins-removed",
  name: "Sign-in methods removed",
  description: "When an address is confirmed for the first time and sign-in methods had been added before.",
  subject: "{{product}}: sign-in methods were removed from your account",
  text: [
    "# Sign-in methods were removed",
    "You confirmed your email address. These sign-in methods were added before that, so we removed them:",
    "{{removed}}",
    "We also signed you out of other browsers and revoked your API keys.",
    "If you added them, [add them again in Settings]({{settingsLink}}).",
    "> If you didn't create this account, [set a new password]({{resetLink}}).",
  ].join("\n\n"),
  variables: [
    {
      name: "removed",
      sample: buildList(["the passkey “Laptop”", "the authenticator app"]),
      required: true,
    },
    resetVariable,
    createLinkVariable("settingsLink", SETTINGS),
  ],
  reason: SECURITY_REASON,
});

/** Returns the email that lists the sign-in methods removed by the hand-over. */
export const createSignInsRemovedMail = (publicUrl: string, names: readonly string[]): Letter =>
  removed({
    removed: buildList(names),
    ...buildResetLink(publicUrl),
    settingsLink: publicUrl + SETTINGS,
  });
