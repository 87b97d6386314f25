import { defineTemplate, type Letter } from "../../infra/mail/mail-templates";
import { toPlainValue } from "../../infra/mail/mail-values";
import { createLinkVariable, SECURITY_REASON } from "../../infra/mail/template-parts";
import type { ApiKeyRow } from "./api-keys.repository";

const fillKeyCreated = defineTemplate({
  key: "api-key-created",
  name: "API key created",
  description: "To the owner, when an API key is created.",
  subject: "{{product}}: an API key was created",
  text: [
    "# An API key was created",
    "Programs can now use your account with this key:",
    "Name: {{label}}\nAccess: {{scopes}}\nExpires: {{expires}}",
    "> If you didn't create it, [delete it]({{keysLink}}) and change your password.",
  ].join("\n\n"),
  variables: [
    { name: "label", sample: "Nightly report", required: true },
    { name: "scopes", sample: "read and write" },
    { name: "expires", sample: "November 20, 2027" },
    { ...createLinkVariable("keysLink", "/subscription"), required: true },
  ],
  reason: SECURITY_REASON,
});

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** Returns the email to the owner of a new key. */
export function createKeyCreatedMail(
  publicUrl: string,
  { label, scopes, expiresAt }: Pick<ApiKeyRow, "label" | "scopes" | "expiresAt">,
): Letter {
  return fillKeyCreated({
    label: toPlainValue(label),
    scopes: scopes.join(" and "),
    expires: day.format(expiresAt),
    keysLink: `${publicUrl}/subscription`,
  });
}
