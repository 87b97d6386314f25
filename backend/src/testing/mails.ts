import { z } from "zod";
import { eventually } from "./eventually";
import type { TestApp } from "./test-app";

const MailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z
    .string()
    .nullish()
    .transform((html) => html ?? ""),
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
  return eventually(
    async () => {
      const { rows } = await ctx.pool.query(
        `select address as to, subject, text, html, unsubscribe_url as "unsubscribeUrl" from outbox_mails
         where address = $1 order by at, id`,
        [to],
      );
      return rows.map((row) => MailSchema.parse(row));
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
