import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { eventually } from "./eventually";
import type { TestApp } from "./test-app";

const MailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().default(""),
  unsubscribeUrl: z.string().nullish(),
});

/** An email as it was written. */
export type WrittenMail = z.infer<typeof MailSchema>;

/** Returns the queued emails to an address, oldest first. For sites without a worker. */
export async function findQueuedMails({ ctx }: TestApp, to: string): Promise<WrittenMail[]> {
  const { rows } = await ctx.pool.query(
    "select data from pgboss.job where name = 'mail.send' and data->>'to' = $1 order by created_on",
    [to],
  );
  return rows.map(({ data }) => MailSchema.parse(data));
}

/** Waits until `count` emails were sent to an address and returns them, oldest first. For sites with a worker. */
export async function waitForMails({ ctx }: TestApp, to: string, count: number): Promise<WrittenMail[]> {
  const folder = join(ctx.config.dataDir, "outbox");
  return eventually(
    async () => {
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".json"));
      const texts = await Promise.all(files.sort().map((file) => readFile(join(folder, file), "utf8")));
      return texts.map((text) => MailSchema.parse(JSON.parse(text))).filter((mail) => mail.to === to);
    },
    (mails) => mails.length >= count,
  );
}

/** Waits for an email to an address that contains the words and returns the latest. For sites with a worker. */
export function findMail(site: TestApp, to: string, words: string): Promise<WrittenMail | undefined> {
  return eventually(
    async () => (await waitForMails(site, to, 0)).findLast(({ text }) => text.includes(words)),
    (mail) => mail !== undefined,
  );
}

/** Returns the token of the first link in an email. */
export function extractToken(mail: WrittenMail | undefined): string {
  return /\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
