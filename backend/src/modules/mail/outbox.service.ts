import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutboxMail } from "@listwise/contracts";
import { z } from "zod";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";

const FileSchema = z.object({ at: z.string(), to: z.string(), subject: z.string(), text: z.string() });
/** Searching reads the files; this many at most, the latest. */
const SEARCHED = 1_000;

type Stored = z.infer<typeof FileSchema> & { id: string };

const folderOf = ({ config }: AppContext) => join(config.dataDir, "outbox");

/** Names begin with the time: the newest is the last. */
async function namesOf(ctx: AppContext): Promise<string[]> {
  const files = await readdir(folderOf(ctx)).catch(() => []);
  return files
    .filter((file) => file.endsWith(".json"))
    .sort()
    .reverse()
    .map((file) => file.slice(0, -".json".length));
}

/** `null` for a file that is no mail, or is being written. */
async function readMail(ctx: AppContext, id: string): Promise<Stored | null> {
  try {
    const text = await readFile(join(folderOf(ctx), `${id}.json`), "utf8");
    return { id, ...FileSchema.parse(JSON.parse(text)) };
  } catch (error) {
    ctx.log.debug({ err: error, id }, "a mail of the outbox could not be read");
    return null;
  }
}

async function readAll(ctx: AppContext, ids: readonly string[]): Promise<Stored[]> {
  const mails = await Promise.all(ids.map((id) => readMail(ctx, id)));
  return mails.filter((mail) => mail !== null);
}

const listed = ({ id, at, to, subject }: Stored): OutboxMail => ({ id, at, to, subject });

export async function listOutbox(
  ctx: AppContext,
  search: string,
  { offset, pageSize }: { offset: number; pageSize: number },
): Promise<{ data: OutboxMail[]; total: number }> {
  const names = await namesOf(ctx);
  if (!search) {
    const mails = await readAll(ctx, names.slice(offset, offset + pageSize));
    return { data: mails.map(listed), total: names.length };
  }
  const words = search.toLowerCase();
  const found = (await readAll(ctx, names.slice(0, SEARCHED))).filter(({ to, subject }) =>
    `${to} ${subject}`.toLowerCase().includes(words),
  );
  return { data: found.slice(offset, offset + pageSize).map(listed), total: found.length };
}

/** A link's secret opens the account of whom the mail is for: superadmins alone see it, as they alone give roles. */
export async function readOutboxMail(ctx: AppContext, id: string, withSecrets: boolean) {
  const mail = (await namesOf(ctx)).includes(id) ? await readMail(ctx, id) : null;
  if (!mail) throw fail("NOT_FOUND", "There is no such mail.");
  const text = withSecrets ? mail.text : mail.text.replace(/([?&]token=)[\w-]+/g, "$1•••");
  return { ...listed(mail), text, masked: text !== mail.text };
}
