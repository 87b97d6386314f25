import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../../infra/db/database";
import { signInChallenges } from "../accounts.schema";

export type SignInChallengeRow = typeof signInChallenges.$inferSelect;

export async function insertChallenge(db: Executor, challenge: SignInChallengeRow): Promise<void> {
  await db.insert(signInChallenges).values(challenge);
}

const isValid = (hash: string) =>
  and(eq(signInChallenges.hash, hash), gt(signInChallenges.expiresAt, sql`now()`));

/** Returns a challenge; `null` if it is unknown, used or expired. */
export async function findChallenge(db: Executor, hash: string): Promise<SignInChallengeRow | null> {
  const [row] = await db.select().from(signInChallenges).where(isValid(hash));
  return row ?? null;
}

/** Consumes a challenge. Returns false if it is unknown, used or expired. */
export async function consumeChallenge(tx: Transaction, hash: string): Promise<boolean> {
  return (await tx.delete(signInChallenges).where(isValid(hash)).returning()).length > 0;
}

export async function deleteUserChallenges(db: Executor, userId: number): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

export async function deleteOldChallenges(db: Executor): Promise<void> {
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, sql`now()`));
}
