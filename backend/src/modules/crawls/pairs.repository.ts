import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { crawlPairs, keywords } from "./crawls.schema";

export const DEVICE = "iphone";

export interface Pair {
  keywordId: number;
  country: string;
}

export function isPair({ keywordId, country }: Pair) {
  return and(
    eq(crawlPairs.keywordId, keywordId),
    eq(crawlPairs.country, country),
    eq(crawlPairs.device, DEVICE),
  );
}

export function isAnyOf(pairs: readonly Pair[]) {
  const keywordIds = sql.param(pairs.map((pair) => pair.keywordId));
  const countries = sql.param(pairs.map((pair) => pair.country));
  return and(
    eq(crawlPairs.device, DEVICE),
    sql`(${crawlPairs.keywordId}, ${crawlPairs.country}) in
      (select * from unnest(${keywordIds}::int[], ${countries}::text[]))`,
  );
}

/** The keyword's id, whether it was known or not. `text` is normalised. */
export async function ensureKeyword(db: Executor, text: string): Promise<number> {
  const find = () => db.select({ id: keywords.id }).from(keywords).where(eq(keywords.text, text));
  const [known] = await find();
  if (known) return known.id;
  const [added] = await db
    .insert(keywords)
    .values({ text })
    .onConflictDoNothing()
    .returning({ id: keywords.id });
  const [row] = added ? [added] : await find();
  if (!row) throw new Error(`Keyword ${text} got no id.`);
  return row.id;
}

export async function findKeyword(db: Executor, text: string): Promise<number | null> {
  const [row] = await db.select({ id: keywords.id }).from(keywords).where(eq(keywords.text, text));
  return row?.id ?? null;
}

export interface PairState {
  keywordId: number;
  country: string;
  queuedAt: Date | null;
  checkedAt: Date | null;
  failedAt: Date | null;
  /** Why it failed last; a success wipes it out. */
  failure: string | null;
}

export async function findPairs(
  db: Executor,
  keywordIds: readonly number[],
  country: string,
): Promise<PairState[]> {
  if (keywordIds.length === 0) return [];
  return db
    .select({
      keywordId: crawlPairs.keywordId,
      country: crawlPairs.country,
      queuedAt: crawlPairs.queuedAt,
      checkedAt: crawlPairs.checkedAt,
      failedAt: crawlPairs.failedAt,
      failure: crawlPairs.failure,
    })
    .from(crawlPairs)
    .where(
      and(
        inArray(crawlPairs.keywordId, [...keywordIds]),
        eq(crawlPairs.country, country),
        eq(crawlPairs.device, DEVICE),
      ),
    );
}
