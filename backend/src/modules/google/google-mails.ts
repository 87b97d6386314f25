import { defineTemplate, type Letter } from "../../infra/mail/mail-templates";
import { buildResetLink, resetVariable, SECURITY_REASON } from "../../infra/mail/template-parts";

const linked = defineTemplate({
  key: "google-linked",
  name: "Google account linked",
  description: "Sent to the owner when a Google account is linked.",
  subject: "{{product}}: a Google account was linked",
  text: [
    "# A Google account was linked",
    "The Google account {{googleEmail}} can now sign in to your account.",
    "> If you didn't link it, [set a new password]({{resetLink}}).\n> You can then remove the Google account from the email that confirms your new password.",
  ].join("\n\n"),
  variables: [
    { name: "googleEmail", sample: "ada@gmail.example", required: true },
    { ...resetVariable, required: true },
  ],
  reason: SECURITY_REASON,
});

/** Returns the mail to the owner of an account that a Google account was linked to. */
export const createGoogleLinkedMail = (publicUrl: string, googleEmail: string): Letter =>
  linked({ googleEmail, ...buildResetLink(publicUrl) });
