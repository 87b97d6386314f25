import { renderMailHtml } from "./mail-html";
import type { MailMessage, MailSite, RenderedMail } from "./mail-message";
import { renderMailText } from "./mail-text";

/** Most characters that inboxes show after a subject; chosen by us. */
const MAX_PREHEADER_CHARACTERS = 140;

/**
 * Renders an email as HTML and as plain text, from the same blocks. Every text is escaped; line breaks in the subject
 * become spaces.
 *
 * @throws an error if a link isn't an absolute http or https URL
 */
export function renderMail(message: MailMessage, site: MailSite): RenderedMail {
  const subject = message.subject.replace(/\s+/g, " ").trim();
  const preheader = message.preheader ?? findPreheader(message);
  return {
    subject,
    html: renderMailHtml({ ...message, subject }, preheader, site),
    text: renderMailText(message, site),
  };
}

/** Returns the beginning of the first paragraph, without its links. */
function findPreheader({ blocks }: MailMessage): string {
  const first = blocks.find((block) => block.kind === "paragraph");
  const parts = typeof first?.text === "string" ? [first.text] : (first?.text ?? []);
  const words = parts.map((part) => (typeof part === "string" ? part : part.label)).join("");
  return words.replace(/\s+/g, " ").slice(0, MAX_PREHEADER_CHARACTERS);
}
