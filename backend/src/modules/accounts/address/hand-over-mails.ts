import { PRODUCT_NAME } from "@listwise/contracts/site";
import { defineTemplate, type Letter } from "../../../infra/mail/mail-templates";

const site = "https://listwise.example";
const formatNames = (names: readonly string[]) => `${names.join(", ")}.`;
const buildLinks = (publicUrl: string) => ({
  resetLink: `${publicUrl}/forgot-password`,
  settingsLink: `${publicUrl}/settings?section=security`,
});

const removed = defineTemplate({
  key: "sign-ins-removed",
  name: "Sign-in methods removed",
  description: "When an address is confirmed for the first time and sign-in methods had been added before.",
  subject: "{{product}}: sign-in methods were removed from your account",
  text: [
    "You confirmed your email address. These sign-in methods were added before that, so we removed them:",
    "{{removed}}",
    "We also signed you out of other browsers and revoked your API keys.",
    "If you added them, add them again in Settings: {{settingsLink}}",
    "If you didn't create this account, set a new password: {{resetLink}}",
  ].join("\n"),
  variables: [
    { name: "product", sample: PRODUCT_NAME },
    {
      name: "removed",
      sample: formatNames(["the passkey “Laptop”", "the authenticator app"]),
      required: true,
    },
    ...Object.entries(buildLinks(site)).map(([name, sample]) => ({ name, sample })),
  ],
});

/** Returns the email that lists the sign-in methods removed by the hand-over. */
export const createSignInsRemovedMail = (publicUrl: string, names: readonly string[]): Letter =>
  removed({ product: PRODUCT_NAME, removed: formatNames(names), ...buildLinks(publicUrl) });
