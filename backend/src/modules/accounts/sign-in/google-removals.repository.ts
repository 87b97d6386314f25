import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { googleRemovals } from "../accounts.schema";

export async function insertRemoval(db: Executor, userId: number, hash: string): Promise<void> {
  await db.insert(googleRemovals).values({ userId, hash, expiresAt: sql`now() + interval '7 days'` });
}

/** Returns the id of the token's owner; `null` if the token is unknown, used or expired. */
export async function findRemovalOwner(db: Executor, hash: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: googleRemovals.userId })
    .from(googleRemovals)
    .where(and(eq(googleRemovals.hash, hash), gt(googleRemovals.expiresAt, sql`now()`)));
  return row?.userId ?? null;
}

/** Deletes all removal links of an account. */
export async function deleteGoogleRemovals(db: Executor, userId: number): Promise<void> {
  await db.delete(googleRemovals).where(eq(googleRemovals.userId, userId));
}

export async function deleteOldRemovals(db: Executor): Promise<void> {
  await db.delete(googleRemovals).where(lt(googleRemovals.expiresAt, sql`now()`));
}
