import { and, eq, gt, isNotNull, isNull, lt, max, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { emailVerifications } from "../accounts.schema";
import type { UserRow } from "../accounts.reads";

/**
 * Stores a link that confirms the account's current address or, with `change`, sets a new one that the given session
 * requested.
 */
export async function insertVerification(
  db: Executor,
  user: Pick<UserRow, "id" | "email">,
  hash: string,
  change: { newEmail: string; sessionId: string } | null = null,
): Promise<void> {
  const expiresAt = sql`now() + interval '24 hours'`;
  await db
    .insert(emailVerifications)
    .values({ userId: user.id, accountEmail: user.email, hash, ...change, expiresAt });
}

/** Returns the time of the last email to the current address; `null` if none was sent. */
export async function findLastVerificationAt(db: Executor, userId: number): Promise<Date | null> {
  const [row] = await db
    .select({ last: max(emailVerifications.sentAt) })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), isNull(emailVerifications.newEmail)));
  return row?.last ?? null;
}

/** Returns the link with the token's hash; `null` if it is unknown or expired. */
export async function findVerification(
  db: Executor,
  hash: string,
): Promise<typeof emailVerifications.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(emailVerifications)
    .where(and(eq(emailVerifications.hash, hash), gt(emailVerifications.expiresAt, sql`now()`)));
  return row ?? null;
}

export async function deleteUserVerifications(db: Executor, userId: number): Promise<void> {
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
