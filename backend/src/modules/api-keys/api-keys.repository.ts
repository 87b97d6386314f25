import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { users } from "../accounts";
import { apiKeys } from "./api-keys.schema";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export async function findKeys(db: Executor, userId: number): Promise<ApiKeyRow[]> {
  return db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.id));
}

/** Adds a key unless the account has that many already, exactly, however many are added at a time. */
export async function insertKey(
  tx: Transaction,
  key: Pick<ApiKeyRow, "userId" | "label" | "hash" | "ending">,
  most: number,
): Promise<ApiKeyRow | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, key.userId)).for("update");
  if ((await tx.$count(apiKeys, eq(apiKeys.userId, key.userId))) >= most) return null;
  const [row] = await tx.insert(apiKeys).values(key).returning();
  return row ?? null;
}

export async function deleteKey(db: Executor, userId: number, id: number): Promise<ApiKeyRow | null> {
  const [row] = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning();
  return row ?? null;
}

/** Deletes the keys of demo accounts. */
export async function deleteDemoKeys(db: Executor): Promise<void> {
  const demo = db.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
  await db.delete(apiKeys).where(inArray(apiKeys.userId, demo));
}

/** The key and whose it is. */
export async function findKeyByHash(db: Executor, hash: string) {
  const [row] = await db
    .select({ id: apiKeys.id, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.hash, hash));
  return row ?? null;
}

/** Notes the use, by the minute. */
export async function touchKey(db: Executor, id: number): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(
      sql`${apiKeys.id} = ${id} and coalesce(${apiKeys.lastUsedAt} < now() - interval '1 minute', true)`,
    );
}

/** What an account's own export says of its keys. */
export async function findOwnKeys(db: Executor, userId: number) {
  const { label, ending, createdAt, lastUsedAt } = apiKeys;
  return db
    .select({ label, ending, createdAt, lastUsedAt })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(apiKeys.id);
}
