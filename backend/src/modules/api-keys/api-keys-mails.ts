import { PRODUCT_NAME } from "@listwise/contracts/site";
import { defineTemplate, type Letter } from "../../infra/mail/mail-templates";
import { toPlainValue } from "../../infra/mail/mail-values";
import type { ApiKeyRow } from "./api-keys.repository";

const fillKeyCreated = defineTemplate({
  key: "api-key-created",
  name: "API key created",
  description: "To the owner, when an API key is created.",
  subject: "{{product}}: an API key was created",
  text: [
    "An API key was created for your account.",
    "Name: {{label}}",
    "Access: {{scopes}}",
    "Expires: {{expires}}",
    "If you didn't create it, delete it here and change your password: {{keysLink}}",
  ].join("\n"),
  variables: [
    { name: "product", sample: PRODUCT_NAME },
    { name: "label", sample: "Nightly report", required: true },
    { name: "scopes", sample: "read and write" },
    { name: "expires", sample: "November 20, 2027" },
    { name: "keysLink", sample: "https://listwise.example/subscription", required: true },
  ],
});

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** Returns the email to the owner of a new key. */
export function createKeyCreatedMail(
  publicUrl: string,
  { label, scopes, expiresAt }: Pick<ApiKeyRow, "label" | "scopes" | "expiresAt">,
): Letter {
  return fillKeyCreated({
    product: PRODUCT_NAME,
    label: toPlainValue(label),
    scopes: scopes.join(" and "),
    expires: day.format(expiresAt),
    keysLink: `${publicUrl}/subscription`,
  });
}
