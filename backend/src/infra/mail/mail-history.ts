import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Executor } from "../db/database";
import { getOnlyRow } from "../db/get-only-row";
import { sentMails } from "./mail-history.schema";

/** Days for which sent emails are listed; chosen by us. */
const KEPT_DAYS = 365;

/** An email that was queued; `deliveredAt` is `null` until it was handed over. */
export type SentMail = typeof sentMails.$inferSelect;

/** Records that an email was queued. Returns the id of the record. */
export async function insertSentMail(db: Executor, to: string, template: string): Promise<string> {
  return getOnlyRow(
    await db
      .insert(sentMails)
      .values({ address: to.toLowerCase(), template })
      .returning({ id: sentMails.id }),
  ).id;
}

/** Records that an email was delivered. */
export async function markMailDelivered(db: Executor, id: string): Promise<void> {
  await db
    .update(sentMails)
    .set({ deliveredAt: sql`now()` })
    .where(eq(sentMails.id, id));
}

/** Returns the latest emails to an address that were queued before a time. */
export function findSentMails(
  db: Executor,
  address: string,
  { before, limit }: { before: Date; limit: number },
): Promise<SentMail[]> {
  return db
    .select()
    .from(sentMails)
    .where(and(eq(sentMails.address, address), lt(sentMails.queuedAt, before)))
    .orderBy(desc(sentMails.queuedAt), desc(sentMails.id))
    .limit(limit);
}

/** Deletes the records of an address, for an account that is deleted. */
export async function deleteSentMails(db: Executor, address: string): Promise<void> {
  await db.delete(sentMails).where(eq(sentMails.address, address));
}

/** Deletes the records that are older than a year. */
export async function deleteOldSentMails(db: Executor): Promise<void> {
  await db.delete(sentMails).where(lt(sentMails.queuedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
