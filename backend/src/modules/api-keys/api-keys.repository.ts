import { and, desc, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { users } from "../accounts";
import { apiKeys } from "./api-keys.schema";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export async function findKeys(db: Executor, userId: number): Promise<ApiKeyRow[]> {
  return db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.id));
}

/** Adds a key, `null` when the account has that many already. The account is locked, so that the count is exact. */
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

/** Deletes every key of an account and returns how many there were. */
export async function deleteKeysOf(db: Executor, userId: number): Promise<number> {
  const deleted = await db.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning({ id: apiKeys.id });
  return deleted.length;
}

/** The key and whose it is. */
export async function findKeyByHash(db: Executor, hash: string) {
  const [row] = await db
    .select({ key: apiKeys, user: users })
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
  const { label, ending, scopes, expiresAt, createdAt, lastUsedAt } = apiKeys;
  return db
    .select({ label, ending, scopes, expiresAt, createdAt, lastUsedAt })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(apiKeys.id);
}
