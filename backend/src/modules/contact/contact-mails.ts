import type { ContactBody } from "@listwise/contracts";
import type { Mail } from "../../platform/mailer";
import type { MessageRow } from "./contact.repository";

/** Text of others in a mail is set off, so that it cannot pass for ours. */
const quote = (text: string) =>
  text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** Tells the team that somebody wrote. */
export function noticeMail(
  to: string,
  { name, email, subject, message }: Omit<ContactBody, "website">,
  publicUrl: string,
): Mail {
  return {
    to,
    subject: `Contact form: ${subject}`,
    text: `${name} (${email}) wrote:\n\n${quote(message)}\n\nAnswer it at ${publicUrl}/admin/mail.`,
  };
}

/** The team's answer. */
export function answerMail(row: MessageRow, answer: string, team: string): Mail {
  return {
    to: row.email,
    subject: `Re: ${row.subject}`,
    text: `Hello ${row.name},\n\n${answer}\n\nThe ${team} team\n\nYou wrote:\n\n${quote(row.message)}`,
  };
}
