import { PRODUCT_NAME } from "@listwise/contracts";
import { defineTemplate, type Letter } from "../../platform/mail-templates";

const site = "https://listwise.example";
const writeNames = (names: readonly string[]) => `${names.join(", ")}.`;
const buildLinks = (publicUrl: string) => ({
  resetLink: `${publicUrl}/forgot-password`,
  settingsLink: `${publicUrl}/settings?section=security`,
});

const removed = defineTemplate({
  key: "sign-ins-removed",
  name: "Sign-in methods removed",
  description: "When an address is confirmed for the first time and ways to sign in were added before.",
  subject: "{{product}}: ways to sign in to your account were removed",
  text: [
    "You confirmed your e-mail address. These were added to your account before that, so we removed them:",
    "{{removed}}",
    "Your account was signed out in other browsers, and its API keys were revoked.",
    "If you added them, add them again in Settings: {{settingsLink}}",
    "If you didn't create this account, set a new password: {{resetLink}}",
  ].join("\n"),
  variables: [
    { name: "product", sample: PRODUCT_NAME },
    {
      name: "removed",
      sample: writeNames(["the passkey “Laptop”", "the authenticator app"]),
      required: true,
    },
    ...Object.entries(buildLinks(site)).map(([name, sample]) => ({ name, sample })),
  ],
});

/** Lists for the owner which ways to sign in were removed by the hand-over. */
export const signInsRemoved = (publicUrl: string, names: readonly string[]): Letter =>
  removed({ product: PRODUCT_NAME, removed: writeNames(names), ...buildLinks(publicUrl) });
