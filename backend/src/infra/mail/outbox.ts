import { count, desc, eq, ilike, lt, sql } from "drizzle-orm";
import type { Executor } from "../db/database";
import { containsPattern } from "../db/search-pattern";
import { outboxMails } from "./outbox.schema";

/** Days for which stored emails are kept, as long as the record of sent ones; chosen by us. */
const KEPT_DAYS = 365;

/** A stored email. */
export type StoredMail = typeof outboxMails.$inferSelect;

/** The part of a stored email that lists show, with the secrets that they may have to hide. */
export type StoredMailEntry = Pick<StoredMail, "id" | "at" | "address" | "subject" | "secrets">;

const entry = {
  id: outboxMails.id,
  at: outboxMails.at,
  address: outboxMails.address,
  subject: outboxMails.subject,
  secrets: outboxMails.secrets,
};

const newestFirst = [desc(outboxMails.at), desc(outboxMails.id)];

/** Stores emails, except those that are already stored. */
export async function insertOutboxMails(
  db: Executor,
  mails: readonly (typeof outboxMails.$inferInsert)[],
): Promise<void> {
  await db
    .insert(outboxMails)
    .values([...mails])
    .onConflictDoNothing();
}

/** Returns one page of the stored emails, newest first, and their number. */
export async function findOutboxPage(
  db: Executor,
  { offset, pageSize }: { offset: number; pageSize: number },
): Promise<{ mails: StoredMailEntry[]; total: number }> {
  const mails = await db
    .select(entry)
    .from(outboxMails)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(outboxMails);
  return { mails, total: all?.total ?? 0 };
}

/** Returns the stored emails with these words in the address or subject, newest first. */
export function searchOutbox(db: Executor, words: string, limit: number): Promise<StoredMailEntry[]> {
  return db
    .select(entry)
    .from(outboxMails)
    .where(ilike(sql`${outboxMails.address} || ' ' || ${outboxMails.subject}`, containsPattern(words)))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Returns a stored email, or `null` if the id is unknown. */
export async function findOutboxMail(db: Executor, id: string): Promise<StoredMail | null> {
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.id, id));
  return mail ?? null;
}

/** Deletes the stored emails to an address, for an account that is deleted. */
export async function deleteOutboxMails(db: Executor, address: string): Promise<void> {
  await db.delete(outboxMails).where(eq(sql`lower(${outboxMails.address})`, address.toLowerCase()));
}

/** Deletes the stored emails that are older than a year. */
export async function deleteOldOutboxMails(db: Executor): Promise<void> {
  await db.delete(outboxMails).where(lt(outboxMails.at, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
