import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { signInChallenges } from "../accounts.schema";

export type SignInChallengeRow = typeof signInChallenges.$inferSelect;

export async function insertChallenge(db: Executor, challenge: SignInChallengeRow): Promise<void> {
  await db.insert(signInChallenges).values(challenge);
}

/** Condition of the challenge with a hash, unless it has expired. */
export const isValidChallenge = (hash: string) =>
  and(eq(signInChallenges.hash, hash), gt(signInChallenges.expiresAt, sql`now()`));

export async function deleteOldChallenges(db: Executor): Promise<void> {
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, sql`now()`));
}
