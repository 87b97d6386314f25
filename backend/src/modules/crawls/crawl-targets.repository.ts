import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { crawlPairs, keywords } from "./crawls.schema";

export const DEVICE = "iphone";

/** A keyword in a storefront: the unit that is queued and crawled. */
export interface CrawlTarget {
  keywordId: number;
  country: string;
}

export function isTarget({ keywordId, country }: CrawlTarget) {
  return and(
    eq(crawlPairs.keywordId, keywordId),
    eq(crawlPairs.country, country),
    eq(crawlPairs.device, DEVICE),
  );
}

export function isAnyTarget(pairs: readonly CrawlTarget[]) {
  const keywordIds = sql.param(pairs.map((pair) => pair.keywordId));
  const countries = sql.param(pairs.map((pair) => pair.country));
  return and(
    eq(crawlPairs.device, DEVICE),
    sql`(${crawlPairs.keywordId}, ${crawlPairs.country}) in
      (select * from unnest(${keywordIds}::int[], ${countries}::text[]))`,
  );
}

/** Returns the id of a keyword, which is inserted if it is new. `text` must be normalized. */
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

/** Returns the id of a keyword; `null` if it is unknown. `text` must be normalized. */
export async function findKeyword(db: Executor, text: string): Promise<number | null> {
  const [row] = await db.select({ id: keywords.id }).from(keywords).where(eq(keywords.text, text));
  return row?.id ?? null;
}

export interface CrawlTargetState {
  keywordId: number;
  country: string;
  queuedAt: Date | null;
  checkedAt: Date | null;
  failedAt: Date | null;
  /** Reason of the last failure; `null` after a success. */
  failure: string | null;
}

/** Finds the crawl states of keywords in a storefront. Keywords that were never queued or crawled have none. */
export async function findTargetStates(
  db: Executor,
  keywordIds: readonly number[],
  country: string,
): Promise<CrawlTargetState[]> {
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
