import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { eventually } from "./eventually";
import type { TestApp } from "./test-app";

const MailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** A mail as it was written. */
export type WrittenMail = z.infer<typeof MailSchema>;

/** Mails to an address that wait to be sent, oldest first. For sites without a worker. */
export async function waitingMails({ ctx }: TestApp, to: string): Promise<WrittenMail[]> {
  const { rows } = await ctx.pool.query(
    "select data from pgboss.job where name = 'mail.send' and data->>'to' = $1 order by created_on",
    [to],
  );
  return rows.map(({ data }) => MailSchema.parse(data));
}

/** Mails that were sent to an address, oldest first, as soon as there are as many. For sites with a worker. */
export async function sentMails({ ctx }: TestApp, to: string, count: number): Promise<WrittenMail[]> {
  const folder = join(ctx.config.dataDir, "outbox");
  return eventually(
    async () => {
      const files = await readdir(folder).catch(() => []);
      const texts = await Promise.all(files.sort().map((file) => readFile(join(folder, file), "utf8")));
      return texts.map((text) => MailSchema.parse(JSON.parse(text))).filter((mail) => mail.to === to);
    },
    (mails) => mails.length >= count,
  );
}

/** The latest mail to an address that contains the words; waits until there is one. For sites with a worker. */
export function findMail(site: TestApp, to: string, words: string): Promise<WrittenMail | undefined> {
  return eventually(
    async () => (await sentMails(site, to, 0)).findLast(({ text }) => text.includes(words)),
    (mail) => mail !== undefined,
  );
}

/** The token of the first link in a mail. */
export function tokenIn(mail: WrittenMail | undefined): string {
  return /\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
