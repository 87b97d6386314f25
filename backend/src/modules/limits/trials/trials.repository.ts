import { and, eq, isNull, lte, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { trials } from "../limits.schema";

export type TrialRow = typeof trials.$inferSelect;

export async function findTrial(db: Executor, userId: number): Promise<TrialRow | null> {
  const [row] = await db.select().from(trials).where(eq(trials.userId, userId));
  return row ?? null;
}

/** Adds the account's only trial. Returns `null` if it had one. */
export async function insertTrial(
  tx: Transaction,
  trial: typeof trials.$inferInsert,
): Promise<TrialRow | null> {
  const [row] = await tx.insert(trials).values(trial).onConflictDoNothing().returning();
  return row ?? null;
}

/** Ends a running trial. Returns `null` if no trial runs. */
export async function endTrial(tx: Transaction, userId: number): Promise<TrialRow | null> {
  const [row] = await tx
    .update(trials)
    .set({ endedAt: new Date() })
    .where(and(eq(trials.userId, userId), isNull(trials.endedAt)))
    .returning();
  return row ?? null;
}

const isOver = (now: Date) => and(isNull(trials.endedAt), lte(trials.endsAt, now));
const isReminderDue = (now: Date) =>
  and(isNull(trials.endedAt), isNull(trials.remindedAt), lte(trials.remindAt, now));

async function findUserIds(db: Executor, condition: SQL | undefined): Promise<number[]> {
  const rows = await db
    .select({ userId: trials.userId })
    .from(trials)
    .where(condition)
    .orderBy(trials.endsAt);
  return rows.map(({ userId }) => userId);
}

/** Returns the users whose trials are over but haven't been ended. */
export const findOverTrials = (db: Executor, now: Date) => findUserIds(db, isOver(now));

/** Returns the users who are to be reminded of the end of their trials. */
export const findDueReminders = (db: Executor, now: Date) => findUserIds(db, isReminderDue(now));

/** Marks the reminder as sent. Returns `null` if it isn't due or another node sent it. */
export async function claimReminder(tx: Transaction, userId: number, now: Date): Promise<TrialRow | null> {
  const [row] = await tx
    .update(trials)
    .set({ remindedAt: now })
    .where(and(eq(trials.userId, userId), isReminderDue(now)))
    .returning();
  return row ?? null;
}
