import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { getOnlyRow } from "../../../infra/db/get-only-row";
import { reviewConnections } from "../reviews.schema";

export type ConnectionRow = typeof reviewConnections.$inferSelect;
export type ConnectionKey = Pick<ConnectionRow, "userId" | "platform">;

const { userId, platform, identity, keyId, createdAt } = reviewConnections;
const isConnection = (key: ConnectionKey) => and(eq(userId, key.userId), eq(platform, key.platform));

export function findConnections(db: Executor, ownerId: number): Promise<ConnectionRow[]> {
  return db.select().from(reviewConnections).where(eq(userId, ownerId)).orderBy(platform);
}

export async function findConnection(db: Executor, key: ConnectionKey): Promise<ConnectionRow | null> {
  const [row] = await db.select().from(reviewConnections).where(isConnection(key));
  return row ?? null;
}

export async function saveConnection(
  db: Executor,
  values: Omit<ConnectionRow, "createdAt" | "usedAt" | "problem">,
): Promise<ConnectionRow> {
  const set = { ...values, createdAt: sql`now()`, usedAt: null, problem: null };
  return getOnlyRow(
    await db
      .insert(reviewConnections)
      .values(values)
      .onConflictDoUpdate({ target: [userId, platform], set })
      .returning(),
  );
}

export async function deleteConnection(db: Executor, key: ConnectionKey): Promise<ConnectionRow | null> {
  const [row] = await db.delete(reviewConnections).where(isConnection(key)).returning();
  return row ?? null;
}

/** Records the last use. `problem` is why the store rejected the key. */
export async function recordUse(db: Executor, key: ConnectionKey, problem: string | null): Promise<void> {
  await db
    .update(reviewConnections)
    .set({ usedAt: sql`now()`, problem })
    .where(isConnection(key));
}

/** Returns the user's connections for the personal data export, without keys. */
export async function findConnectionData(db: Executor, ownerId: number) {
  return db
    .select({ platform, identity, keyId, createdAt })
    .from(reviewConnections)
    .where(eq(userId, ownerId))
    .orderBy(platform);
}
