import type { ContactBody } from "@listwise/contracts/content";
import { defineTemplate, type Letter } from "../../infra/mail/mail-templates";
import { toPlainValue } from "../../infra/mail/mail-values";
import type { Mail } from "../../infra/mail/mailer";
import type { MessageRow } from "./contact.repository";

/** Quotes text that other people wrote, so that it can't be mistaken for ours. */
const quoteText = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** Creates the mail that notifies the team of a new message. */
export function createNoticeMail(
  to: string,
  { name, email, subject, message }: Omit<ContactBody, "website">,
  publicUrl: string,
): Mail {
  return {
    to,
    subject: `Contact form: ${toPlainValue(subject)}`,
    text: `${toPlainValue(name)} (${email}) wrote:\n\n${quoteText(message)}\n\nReply at ${publicUrl}/admin/mail.`,
  };
}

const answered = defineTemplate({
  key: "contact-answer",
  name: "Contact reply",
  description: "Sent when the team replies to a contact form message.",
  isPersonal: true,
  subject: "Re: {{subject}}",
  text: "Hello {{name}},\n\n{{answer}}\n\nThe {{product}} team\n\nYou wrote:\n\n{{message}}",
  variables: [
    { name: "product", sample: "Listwise" },
    { name: "name", sample: "Ada" },
    { name: "subject", sample: "Plans" },
    {
      name: "answer",
      sample: "Thank you for writing. You can change your plan at any time.",
      required: true,
    },
    { name: "message", sample: "> Can I switch to another plan?" },
  ],
});

/** Creates the mail with the team's reply. */
export function createReplyMail(row: MessageRow, answer: string, team: string): Letter & { to: string } {
  const [name, subject] = [toPlainValue(row.name), toPlainValue(row.subject)];
  return {
    to: row.email,
    ...answered({ product: team, name, subject, answer, message: quoteText(row.message) }),
  };
}
