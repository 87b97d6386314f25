import { and, count, eq, gt, lt, max, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { emailVerifications } from "./accounts.schema";

export async function insertVerification(db: Executor, userId: number, hash: string): Promise<void> {
  const expiresAt = sql`now() + interval '24 hours'`;
  await db.insert(emailVerifications).values({ userId, hash, expiresAt });
}

/** Mails of the last 24 hours: how many, and when the last was sent. */
export async function recentVerifications(
  db: Executor,
  userId: number,
): Promise<{ sent: number; last: Date | null }> {
  const { sentAt } = emailVerifications;
  const [row] = await db
    .select({ sent: count(), last: max(sentAt) })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), gt(sentAt, sql`now() - interval '24 hours'`)));
  return row ?? { sent: 0, last: null };
}

/** Whose address the token confirms; `null` when it is unknown or too old. */
export async function findVerification(db: Executor, hash: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: emailVerifications.userId })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.hash, hash), gt(emailVerifications.expiresAt, sql`now()`)));
  return row?.userId ?? null;
}

export async function deleteVerificationsOf(db: Executor, userId: number): Promise<void> {
  await db.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
}

export async function deleteOldVerifications(db: Executor): Promise<void> {
  await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, sql`now() - interval '1 day'`));
}
