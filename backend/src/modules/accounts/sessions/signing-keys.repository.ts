import { desc, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { signingKeys } from "./signing-keys.schema";

export interface StoredKey {
  kid: string;
  sealed: string;
  /** Seconds since a newer key replaced this one; `null` for the newest key. */
  replacedFor: number | null;
}

/** Returns all keys, newest first. */
export function findSigningKeys(db: Executor): Promise<StoredKey[]> {
  const { kid, sealed, createdAt } = signingKeys;
  const next = sql`lead(${createdAt}) over (order by ${createdAt}, ${kid})`;
  return db
    .select({ kid, sealed, replacedFor: sql<number | null>`extract(epoch from now() - ${next})::float` })
    .from(signingKeys)
    .orderBy(desc(createdAt), desc(kid));
}

export async function insertSigningKey(db: Executor, key: Pick<StoredKey, "kid" | "sealed">): Promise<void> {
  await db.insert(signingKeys).values(key);
}

export async function deleteSigningKeys(db: Executor, kids: readonly string[]): Promise<void> {
  if (kids.length > 0) await db.delete(signingKeys).where(inArray(signingKeys.kid, [...kids]));
}
