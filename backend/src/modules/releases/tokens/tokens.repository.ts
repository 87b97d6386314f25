import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { getOnlyRow } from "../../../infra/db/get-only-row";
import { releaseTokens } from "../releases.schema";

export type TokenRow = typeof releaseTokens.$inferSelect;

export async function insertToken(
  db: Executor,
  {
    days,
    ...token
  }: Pick<TokenRow, "release" | "label" | "hash" | "needsApproval" | "createdBy"> & { days: number },
): Promise<TokenRow> {
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  return getOnlyRow(
    await db
      .insert(releaseTokens)
      .values({ ...token, expiresAt })
      .returning(),
  );
}

export async function listTokens(db: Executor): Promise<TokenRow[]> {
  return db.select().from(releaseTokens).orderBy(asc(releaseTokens.id));
}

export async function deleteToken(db: Executor, id: number): Promise<TokenRow | null> {
  const [row] = await db.delete(releaseTokens).where(eq(releaseTokens.id, id)).returning();
  return row ?? null;
}

/** Deletes the tokens of releases. */
export async function deleteReleaseTokens(db: Executor, releases: readonly string[]): Promise<void> {
  if (releases.length > 0)
    await db.delete(releaseTokens).where(inArray(releaseTokens.release, [...releases]));
}

export async function findTokenByHash(db: Executor, hash: string): Promise<TokenRow | null> {
  const [row] = await db.select().from(releaseTokens).where(eq(releaseTokens.hash, hash));
  return row ?? null;
}

/** Records the time of use, at most once a minute. */
export async function touchToken(db: Executor, id: number): Promise<void> {
  await db
    .update(releaseTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(
      sql`${releaseTokens.id} = ${id} and coalesce(${releaseTokens.lastUsedAt} < now() - interval '1 minute', true)`,
    );
}
