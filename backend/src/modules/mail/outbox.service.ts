import type { OutboxMail } from "@listwise/contracts/notifications";
import type { AppContext } from "../../infra/context";
import { escapeHtml } from "../../infra/html";
import { failNotFound } from "../../infra/http/errors";
import { findOutboxMail, findOutboxPage, searchOutbox, type StoredMailEntry } from "../../infra/mail/outbox";

/** Maximum number of emails that a search finds, newest first. */
const MAX_FOUND_MAILS = 1_000;

/** The value of a link's secret parameter, and any text as long as our tokens. */
const SECRET = /(?<=[?&#](?:token|code|key)=)[^\s&#"<]+|[\w-]{32,}/gi;

const HIDDEN = "•••";

/** Returns words of an email without its secrets. */
function mask(words: string, secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) => [secret, escapeHtml(secret)])
    .reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), words.replace(SECRET, HIDDEN));
}

function presentEntry(
  { id, at, address, subject, secrets }: StoredMailEntry,
  withSecrets: boolean,
): OutboxMail {
  const shown = withSecrets ? subject : mask(subject, secrets);
  return { id, at: at.toISOString(), to: address, subject: shown };
}

/** Returns a page of the stored emails, newest first. Secrets are masked before the emails are searched. */
export async function listOutbox(
  ctx: AppContext,
  search: string,
  { offset, pageSize }: { offset: number; pageSize: number },
  withSecrets: boolean,
): Promise<{ data: OutboxMail[]; total: number }> {
  if (!search) {
    const { mails, total } = await findOutboxPage(ctx.db, { offset, pageSize });
    return { data: mails.map((mail) => presentEntry(mail, withSecrets)), total };
  }
  const words = search.toLowerCase();
  const found = (await searchOutbox(ctx.db, search, MAX_FOUND_MAILS))
    .map((mail) => presentEntry(mail, withSecrets))
    // The words may only be in what is masked.
    .filter(({ to, subject }) => `${to} ${subject}`.toLowerCase().includes(words));
  return { data: found.slice(offset, offset + pageSize), total: found.length };
}

/**
 * Returns a stored email with its texts.
 *
 * @throws NOT_FOUND
 */
export async function readOutboxMail(ctx: AppContext, id: string, withSecrets: boolean) {
  const mail = await findOutboxMail(ctx.db, id);
  if (!mail) throw failNotFound("email");
  const show = (words: string) => (withSecrets ? words : mask(words, mail.secrets));
  const text = show(mail.text);
  const html = mail.html === null ? null : show(mail.html);
  const entry = presentEntry(mail, withSecrets);
  return { ...entry, text, html, masked: entry.subject !== mail.subject || text !== mail.text };
}
