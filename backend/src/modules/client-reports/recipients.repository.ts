import { and, asc, count, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { selectUsers } from "../accounts";
import { clientReportRecipients } from "./client-reports.schema";

const users = selectUsers();

export type RecipientRow = typeof clientReportRecipients.$inferSelect;
const { userId: owner, email, status, askedAt, id: key } = clientReportRecipients;

const selectRecipients = (db: Executor, userId: number, emails: readonly string[]) =>
  db
    .select()
    .from(clientReportRecipients)
    .where(and(eq(owner, userId), inArray(email, [...emails])));

/** Returns those of the addresses that a user has sent reports to or has asked to confirm. */
export async function findRecipients(
  db: Executor,
  userId: number,
  emails: readonly string[],
): Promise<RecipientRow[]> {
  return emails.length === 0 ? [] : selectRecipients(db, userId, emails);
}

/** Like `findRecipients`; their status doesn't change until the transaction ends. */
export async function lockRecipients(
  tx: Transaction,
  userId: number,
  emails: readonly string[],
): Promise<RecipientRow[]> {
  return emails.length === 0 ? [] : selectRecipients(tx, userId, emails).for("share");
}

export async function countRecipients(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ value: count() }).from(clientReportRecipients).where(eq(owner, userId));
  return row?.value ?? 0;
}

/** Adds addresses as pending. Returns the added ones. */
export async function insertRecipients(
  tx: Transaction,
  userId: number,
  emails: readonly string[],
): Promise<RecipientRow[]> {
  if (emails.length === 0) return [];
  return tx
    .insert(clientReportRecipients)
    .values(emails.map((address) => ({ userId, email: address, status: "pending" as const })))
    .onConflictDoNothing()
    .returning();
}

/** Returns those pending addresses that were last asked more than `days` days ago, and marks them as asked now. */
export async function claimUnasked(
  tx: Transaction,
  userId: number,
  emails: readonly string[],
  days: number,
): Promise<RecipientRow[]> {
  if (emails.length === 0) return [];
  return tx
    .update(clientReportRecipients)
    .set({ askedAt: new Date() })
    .where(
      and(
        eq(owner, userId),
        inArray(email, [...emails]),
        eq(status, "pending"),
        lt(askedAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .returning();
}

/** Returns a recipient with the name and the address of the sender, whose account is active. */
export async function findSubscription(db: Executor, id: number) {
  const [row] = await db
    .select({ id: key, email, status, sender: users.name, senderEmail: users.email })
    .from(clientReportRecipients)
    .innerJoin(users, eq(users.id, owner))
    .where(and(eq(key, id), eq(users.isActive, true)));
  return row ?? null;
}

/** Changes the status of a recipient. Returns `null` if it was the same before. */
export async function updateSubscription(
  db: Executor,
  id: number,
  value: "confirmed" | "unsubscribed",
): Promise<RecipientRow | null> {
  const [row] = await db
    .update(clientReportRecipients)
    .set({ status: value, changedAt: new Date() })
    .where(and(eq(key, id), ne(status, value)))
    .returning();
  return row ?? null;
}

/** Returns a user's recipients for the export of personal data. */
export async function findOwnRecipients(db: Executor, userId: number) {
  return db
    .select({ email, status, askedAt })
    .from(clientReportRecipients)
    .where(eq(owner, userId))
    .orderBy(asc(email));
}
