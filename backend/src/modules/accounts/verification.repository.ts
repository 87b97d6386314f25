import { and, eq, gt, isNotNull, isNull, lt, max, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { emailVerifications } from "./accounts.schema";

/** Keeps a link; with `newEmail` it also changes the address. */
export async function insertVerification(
  db: Executor,
  userId: number,
  hash: string,
  newEmail: string | null = null,
): Promise<void> {
  const expiresAt = sql`now() + interval '24 hours'`;
  await db.insert(emailVerifications).values({ userId, hash, newEmail, expiresAt });
}

/** When the last mail was sent to the present address. */
export async function lastVerificationAt(db: Executor, userId: number): Promise<Date | null> {
  const [row] = await db
    .select({ last: max(emailVerifications.sentAt) })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), isNull(emailVerifications.newEmail)));
  return row?.last ?? null;
}

/** What the token confirms; `null` when it is unknown or too old. */
export async function findVerification(
  db: Executor,
  hash: string,
): Promise<{ userId: number; newEmail: string | null } | null> {
  const [row] = await db
    .select({ userId: emailVerifications.userId, newEmail: emailVerifications.newEmail })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.hash, hash), gt(emailVerifications.expiresAt, sql`now()`)));
  return row ?? null;
}

export async function deleteVerificationsOf(db: Executor, userId: number): Promise<void> {
  await db.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
}

export async function deletePendingChanges(db: Executor, userId: number): Promise<void> {
  await db
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), isNotNull(emailVerifications.newEmail)));
}

export async function deleteOldVerifications(db: Executor): Promise<void> {
  await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, sql`now() - interval '1 day'`));
}
