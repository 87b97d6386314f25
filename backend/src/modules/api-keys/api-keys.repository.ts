import { and, desc, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { apiKeys } from "./api-keys.schema";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export async function findKeys(db: Executor, userId: number): Promise<ApiKeyRow[]> {
  return db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.id));
}

/** Inserts a key; `null` if the account already has `most` keys. The caller locks the account, so that the count is exact. */
export async function insertKey(
  tx: Transaction,
  key: Omit<ApiKeyRow, "id" | "createdAt" | "lastUsedAt">,
  most: number,
): Promise<ApiKeyRow | null> {
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

/** Deletes all keys of an account and returns their number. */
export async function deleteUserKeys(db: Executor, userId: number): Promise<number> {
  const deleted = await db.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning({ id: apiKeys.id });
  return deleted.length;
}

export async function findKeyByHash(db: Executor, hash: string): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.hash, hash));
  return row ?? null;
}

/** Updates the key's last use, once a minute at most. */
export async function touchKey(db: Executor, id: number): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(
      sql`${apiKeys.id} = ${id} and coalesce(${apiKeys.lastUsedAt} < now() - interval '1 minute', true)`,
    );
}

/** Returns the user's keys for the personal data export. */
export async function findOwnKeys(db: Executor, userId: number) {
  const { label, ending, scopes, expiresAt, createdAt, lastUsedAt } = apiKeys;
  return db
    .select({ label, ending, scopes, expiresAt, createdAt, lastUsedAt })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(apiKeys.id);
}
