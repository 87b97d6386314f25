import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { knownBrowsers, users } from "../accounts.schema";

/** Stores a browser or updates its last use. Returns true if it is new and the account has other known browsers. */
export async function upsertBrowser(db: Executor, userId: number, hash: string): Promise<boolean> {
  const [row] = await db
    .insert(knownBrowsers)
    .values({ userId, hash })
    .onConflictDoUpdate({
      target: [knownBrowsers.userId, knownBrowsers.hash],
      set: { lastSeenAt: sql`now()` },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (!row?.isNew) return false;
  const others = await db
    .select({ hash: knownBrowsers.hash })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), ne(knownBrowsers.hash, hash)))
    .limit(1);
  return others.length > 0;
}

export async function isKnownBrowser(db: Executor, email: string, hash: string): Promise<boolean> {
  const rows = await db
    .select({ hash: knownBrowsers.hash })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(and(eq(users.email, email), eq(knownBrowsers.hash, hash)));
  return rows.length > 0;
}

export async function deleteOldBrowsers(db: Executor): Promise<void> {
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastSeenAt, sql`now() - interval '1 year'`));
}
