import { PRODUCT_NAME } from "@listwise/contracts/site";
import { defineTemplate, type Letter } from "../../infra/mail/mail-templates";

const linked = defineTemplate({
  key: "google-linked",
  name: "Google account linked",
  description: "Sent to the owner when a Google account is linked.",
  subject: "{{product}}: a Google account was linked",
  text: [
    "The Google account {{googleEmail}} can now sign in to your account.",
    "If you didn't link it, set a new password: {{resetLink}}",
    "You can then remove the Google account from the email that confirms your new password.",
  ].join("\n"),
  variables: [
    { name: "product", sample: PRODUCT_NAME },
    { name: "googleEmail", sample: "ada@gmail.example", required: true },
    { name: "resetLink", sample: "https://listwise.example/forgot-password", required: true },
  ],
});

/** Returns the mail to the owner of an account that a Google account was linked to. */
export const createGoogleLinkedMail = (publicUrl: string, googleEmail: string): Letter =>
  linked({ product: PRODUCT_NAME, googleEmail, resetLink: `${publicUrl}/forgot-password` });
