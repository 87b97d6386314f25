import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { googleRemovals } from "./accounts.schema";

export async function insertRemoval(db: Executor, userId: number, hash: string): Promise<void> {
  await db.insert(googleRemovals).values({ userId, hash, expiresAt: sql`now() + interval '7 days'` });
}

/** Uses a token up, with all others of its account, and returns whose it is; `null` when it is unknown, used or too old. */
export async function takeRemoval(db: Executor, hash: string): Promise<number | null> {
  const [row] = await db
    .delete(googleRemovals)
    .where(and(eq(googleRemovals.hash, hash), gt(googleRemovals.expiresAt, sql`now()`)))
    .returning({ userId: googleRemovals.userId });
  if (row) await db.delete(googleRemovals).where(eq(googleRemovals.userId, row.userId));
  return row?.userId ?? null;
}

export async function deleteOldRemovals(db: Executor): Promise<void> {
  await db.delete(googleRemovals).where(lt(googleRemovals.expiresAt, sql`now()`));
}
