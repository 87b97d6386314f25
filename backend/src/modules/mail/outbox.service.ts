import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutboxMail } from "@listwise/contracts/notifications";
import { z } from "zod";
import type { AppContext } from "../../infra/context";
import { escapeHtml } from "../../infra/html";
import { fail } from "../../infra/http/errors";

const FileSchema = z.object({
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Older versions sent only plain text. */
  html: z.string().nullable().default(null),
  /** The secret values in the email; older versions didn't list them. */
  secrets: z.array(z.string()).default([]),
});
/** Maximum number of files that a search reads, newest first. */
const MAX_SEARCHED_MAILS = 1_000;

/** The value of a link's secret parameter, and any text as long as our tokens. */
const SECRET = /(?<=[?&#](?:token|code|key)=)[^\s&#"<]+|[\w-]{32,}/gi;

type Stored = z.infer<typeof FileSchema> & { id: string; masked: boolean };

const HIDDEN = "•••";

/** Masks secrets before the email is searched, listed or shown. */
function maskMail(mail: Omit<Stored, "masked">): Stored {
  const mask = (words: string) =>
    mail.secrets
      .flatMap((secret) => [secret, escapeHtml(secret)])
      .reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), words.replace(SECRET, HIDDEN));
  const [subject, text] = [mask(mail.subject), mask(mail.text)];
  const html = mail.html === null ? null : mask(mail.html);
  return { ...mail, subject, text, html, masked: subject !== mail.subject || text !== mail.text };
}

const getOutboxFolder = ({ config }: AppContext) => join(config.dataDir, "outbox");

/** Returns the file names, which begin with the time, newest first. */
async function listMailIds(ctx: AppContext): Promise<string[]> {
  const files = await readdir(getOutboxFolder(ctx)).catch(() => []);
  return files
    .filter((file) => file.endsWith(".json"))
    .sort()
    .reverse()
    .map((file) => file.slice(0, -".json".length));
}

/** Returns an email, or `null` if the file isn't a complete email. */
async function readMail(ctx: AppContext, id: string, withSecrets: boolean): Promise<Stored | null> {
  try {
    const text = await readFile(join(getOutboxFolder(ctx), `${id}.json`), "utf8");
    const mail = { id, ...FileSchema.parse(JSON.parse(text)) };
    return withSecrets ? { ...mail, masked: false } : maskMail(mail);
  } catch (error) {
    ctx.log.debug({ err: error, id }, "an email of the outbox couldn't be read");
    return null;
  }
}

async function readAll(ctx: AppContext, ids: readonly string[], withSecrets: boolean): Promise<Stored[]> {
  const mails = await Promise.all(ids.map((id) => readMail(ctx, id, withSecrets)));
  return mails.filter((mail) => mail !== null);
}

const toListEntry = ({ id, at, to, subject }: Stored): OutboxMail => ({ id, at, to, subject });

export async function listOutbox(
  ctx: AppContext,
  search: string,
  { offset, pageSize }: { offset: number; pageSize: number },
  withSecrets: boolean,
): Promise<{ data: OutboxMail[]; total: number }> {
  const names = await listMailIds(ctx);
  if (!search) {
    const mails = await readAll(ctx, names.slice(offset, offset + pageSize), withSecrets);
    return { data: mails.map(toListEntry), total: names.length };
  }
  const words = search.toLowerCase();
  const found = (await readAll(ctx, names.slice(0, MAX_SEARCHED_MAILS), withSecrets)).filter(
    ({ to, subject }) => `${to} ${subject}`.toLowerCase().includes(words),
  );
  return { data: found.slice(offset, offset + pageSize).map(toListEntry), total: found.length };
}

export async function readOutboxMail(ctx: AppContext, id: string, withSecrets: boolean) {
  const mail = (await listMailIds(ctx)).includes(id) ? await readMail(ctx, id, withSecrets) : null;
  if (!mail) throw fail("NOT_FOUND", "There is no such email.");
  return { ...toListEntry(mail), text: mail.text, html: mail.html, masked: mail.masked };
}
