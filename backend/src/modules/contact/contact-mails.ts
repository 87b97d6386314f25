import type { ContactBody } from "@listwise/contracts/content";
import { defineTemplate, type Letter } from "../../infra/mail/mail-templates";
import { toPlainValue } from "../../infra/mail/mail-values";
import type { MailBlock } from "../../infra/mail/render/mail-message";
import { createLinkVariable } from "../../infra/mail/template-parts";
import type { MessageRow } from "./contact.repository";

/** Quotes text that other people wrote, so that it can't be mistaken for ours. */
const quote = (text: string): MailBlock[] => [{ kind: "quote", text }];

const received = defineTemplate({
  key: "contact-message",
  name: "Contact message",
  description: "To the contact address of the site, when someone sends a message.",
  isPersonal: true,
  subject: "Contact form: {{subject}}",
  text: [
    "# {{subject}}",
    "{{name}} ({{email}}) wrote:",
    "{{message}}",
    "[Reply in the mail area]({{mailLink}})",
  ].join("\n\n"),
  variables: [
    { name: "name", sample: "Ada", required: true },
    { name: "email", sample: "ada@listwise.example", required: true },
    { name: "subject", sample: "Plans" },
    { name: "message", sample: quote("Can I switch to another plan?"), required: true },
    createLinkVariable("mailLink", "/admin/mail"),
  ],
  reason: "You get this email because this is the contact address of {{product}}.",
});

/** Creates the mail that notifies the team of a new message. */
export const createNoticeMail = (
  { name, email, subject, message }: Omit<ContactBody, "website">,
  publicUrl: string,
): Letter =>
  received({
    name: toPlainValue(name),
    email,
    subject: toPlainValue(subject),
    message: quote(message),
    mailLink: `${publicUrl}/admin/mail`,
  });

const answered = defineTemplate({
  key: "contact-answer",
  name: "Contact reply",
  description: "Sent when the team replies to a contact form message.",
  isPersonal: true,
  subject: "Re: {{subject}}",
  text: "Hello {{name}},\n\n{{answer}}\n\nThe {{product}} team\n\nYou wrote:\n\n{{message}}",
  variables: [
    { name: "name", sample: "Ada" },
    { name: "subject", sample: "Plans" },
    {
      name: "answer",
      sample: "Thank you for writing. You can change your plan at any time.",
      required: true,
    },
    { name: "message", sample: quote("Can I switch to another plan?") },
  ],
  reason: "You get this email because you wrote to {{product}} with the contact form.",
});

/** Creates the mail with the team's reply. */
export const createReplyMail = ({ name, subject, message }: MessageRow, answer: string): Letter =>
  answered({
    name: toPlainValue(name),
    subject: toPlainValue(subject),
    answer,
    message: quote(message),
  });
