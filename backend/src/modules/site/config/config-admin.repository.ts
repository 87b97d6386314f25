import { asc, eq, inArray, ne } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { siteConfig } from "../site.schema";

export type ConfigRow = typeof siteConfig.$inferSelect;

/** Finds all entries except the one with the key `without`. */
export async function findConfig(db: Executor, without: string): Promise<ConfigRow[]> {
  return db.select().from(siteConfig).where(ne(siteConfig.key, without)).orderBy(asc(siteConfig.key));
}

/** Finds the entries of these keys and locks them until the transaction ends. */
export async function findConfigForUpdate(
  tx: Executor,
  keys: readonly string[],
): Promise<Map<string, ConfigRow>> {
  const rows = await tx
    .select()
    .from(siteConfig)
    .where(inArray(siteConfig.key, [...keys]))
    .orderBy(asc(siteConfig.key))
    .for("update");
  return new Map(rows.map((row) => [row.key, row]));
}

/** Inserts or updates an entry. */
export async function upsertConfig(tx: Executor, row: Omit<ConfigRow, "updatedAt">): Promise<void> {
  const entry = { ...row, updatedAt: new Date() };
  await tx.insert(siteConfig).values(entry).onConflictDoUpdate({ target: siteConfig.key, set: entry });
}

export async function deleteConfig(tx: Executor, key: string): Promise<void> {
  await tx.delete(siteConfig).where(eq(siteConfig.key, key));
}

/** Returns the value of a key; `null` if it isn't set. */
export async function findValue(db: Executor, key: string): Promise<string | null> {
  const [row] = await db.select({ value: siteConfig.value }).from(siteConfig).where(eq(siteConfig.key, key));
  return row?.value ?? null;
}

/** Returns the values of the keys that are set. */
export async function findValues(db: Executor, keys: readonly string[]): Promise<Map<string, string>> {
  const { key, value } = siteConfig;
  const rows = await db
    .select({ key, value })
    .from(siteConfig)
    .where(inArray(key, [...keys]));
  return new Map(rows.map((row) => [row.key, row.value]));
}
