import { defineTemplate, type MailTemplate, type MailVariable } from "../../../infra/mail/mail-templates";
import { SECURITY_REASON } from "../../../infra/mail/template-parts";

interface Words {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  variables?: readonly MailVariable[];
}

/** Registers the template of an email about an account. Without a footer, it says that it is about security. */
export function defineAccountMail(
  key: string,
  name: string,
  description: string,
  { subject, heading, paragraphs, variables = [] }: Words,
  footer: Partial<Pick<MailTemplate, "reason" | "settings">> = {},
) {
  return defineTemplate({
    key,
    name,
    description,
    subject: `{{product}}: ${subject}`,
    text: [`# ${heading}`, ...paragraphs].join("\n\n"),
    variables,
    reason: SECURITY_REASON,
    ...footer,
  });
}
