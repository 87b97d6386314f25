import { NOT_RANKED, type Source } from "@listwise/contracts/store";
import { and, asc, count, desc, eq, gte, inArray, max, sql } from "drizzle-orm";
import { isSource } from "../../store";
import type { Executor } from "../../../infra/db/database";
import { countByDay } from "../../../infra/db/count-by-day";
import { DEVICE, type CrawlTarget } from "../crawl-target";
import { crawls } from "../crawls.schema";
import { keywordResults } from "./ranks.schema";
import { hasTarget, type Crawl } from "../crawls.repository";

/** An app in one source and storefront. */
interface RankScope {
  appId: number;
  source: Source;
  country: string;
}

/** Returns the number of orders that were stored on each of the last `days` UTC days. */
export function countCrawlsByDay(db: Executor, days: number): Promise<Map<string, number>> {
  return countByDay(db, crawls.firstSeenAt, days);
}

/** Returns the number of keywords with crawls from a source, and the number of ranks in them. */
export async function countStoredRanks(db: Executor, source: Source) {
  const [row] = await db
    .select({
      keywords: sql<number>`count(distinct ${crawls.keywordId})::int`,
      ranks: sql<number>`coalesce(sum(cardinality(${crawls.appIds})), 0)::float8`,
    })
    .from(crawls)
    .where(eq(crawls.source, source));
  return row ?? { keywords: 0, ranks: 0 };
}

/** Returns the result of the last crawl, with apps in the store's order. Returns `null` before the first crawl. */
export async function findLastCrawl(
  db: Executor,
  pair: CrawlTarget,
): Promise<Omit<Crawl, keyof CrawlTarget> | null> {
  const [row] = await db
    .select({
      source: sql<Source>`${crawls.source}`,
      algorithm: crawls.algorithm,
      appIds: crawls.appIds,
      at: crawls.lastSeenAt,
    })
    .from(crawls)
    .where(hasTarget(pair))
    .orderBy(desc(crawls.firstSeenAt))
    .limit(1);
  return row ?? null;
}

const MAX_POINTS = 1_000;

/**
 * Returns an app's rank in each stored order, oldest first, at most the 1,000 latest. `first` and `last` are when the
 * order was first and last seen; 201 means not in the top 200.
 */
export async function findRankHistory(db: Executor, appId: number, pair: CrawlTarget) {
  const rank = sql<number>`coalesce(array_position(${crawls.appIds}, ${appId}), ${NOT_RANKED})`;
  const rows = await db
    .select({
      rank,
      source: sql<Source>`${crawls.source}`,
      algorithm: crawls.algorithm,
      first: crawls.firstSeenAt,
      last: crawls.lastSeenAt,
    })
    .from(crawls)
    .where(hasTarget(pair))
    .orderBy(desc(crawls.firstSeenAt))
    .limit(MAX_POINTS);
  return rows.reverse();
}

/** Returns true if at least one crawl is stored. */
export async function hasCrawls(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: crawls.id }).from(crawls).orderBy(asc(crawls.id)).limit(1);
  return rows.length > 0;
}

/** Returns the time of the latest crawl of any of the keywords; `null` if none was crawled. */
export async function findLastCrawlAt(
  db: Executor,
  { source, country }: Omit<RankScope, "appId">,
  keywordIds: readonly number[],
) {
  const [row] = await db
    .select({ at: max(keywordResults.checkedAt) })
    .from(keywordResults)
    .where(
      and(
        sql`${keywordResults.keywordId} = any(${sql.param([...keywordIds])}::int[])`,
        eq(keywordResults.country, country),
        isSource(keywordResults.source, source),
      ),
    );
  return row?.at ?? null;
}

const isInScope = ({ country, source, since: from }: RankScope & { since: string | null }) =>
  and(
    eq(crawls.country, country),
    eq(crawls.device, DEVICE),
    isSource(crawls.source, source),
    from === null ? undefined : gte(crawls.lastSeenAt, new Date(from)),
  );

/** Returns the number of stored orders of each keyword since a date (ISO); keywords without any are missing. */
export async function countRankRows(
  db: Executor,
  scope: RankScope & { since: string | null },
  keywordIds: number[],
) {
  if (keywordIds.length === 0) return new Map<number, number>();
  const rows = await db
    .select({ keywordId: crawls.keywordId, value: count() })
    .from(crawls)
    .where(and(inArray(crawls.keywordId, keywordIds), isInScope(scope)))
    .groupBy(crawls.keywordId);
  return new Map(rows.map(({ keywordId, value }) => [keywordId, value]));
}

/**
 * Returns an app's rank in each stored order since a date (ISO), oldest first, with the number of apps in the order; 201
 * means not in the top 200.
 */
export async function findRankRows(
  db: Executor,
  scope: RankScope & { since: string | null },
  keywordId: number,
  limit: number,
) {
  return db
    .select({
      rank: sql<number>`coalesce(array_position(${crawls.appIds}, ${scope.appId}), ${NOT_RANKED})`,
      results: sql<number>`cardinality(${crawls.appIds})`,
      source: sql<Source>`${crawls.source}`,
      first: crawls.firstSeenAt,
      last: crawls.lastSeenAt,
    })
    .from(crawls)
    .where(and(eq(crawls.keywordId, keywordId), isInScope(scope)))
    .orderBy(asc(crawls.lastSeenAt))
    .limit(limit);
}

/** An order of apps with the times when it was first and last seen. */
export interface StoredCrawl {
  appIds: number[];
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** Returns the crawls of a keyword since a date, oldest first. */
export function findCrawls(
  db: Executor,
  { keywordId, country, source, since }: CrawlTarget & { source: Source; since: Date },
): Promise<StoredCrawl[]> {
  return db
    .select({ appIds: crawls.appIds, firstSeenAt: crawls.firstSeenAt, lastSeenAt: crawls.lastSeenAt })
    .from(crawls)
    .where(
      and(
        eq(crawls.keywordId, keywordId),
        eq(crawls.country, country),
        eq(crawls.device, DEVICE),
        isSource(crawls.source, source),
        gte(crawls.lastSeenAt, since),
      ),
    )
    .orderBy(asc(crawls.lastSeenAt));
}

/** An order of apps with its source. */
export interface CrawlRow {
  source: Source;
  algorithm: string | null;
  appIds: number[];
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** Returns the last two differing crawls of a keyword in a storefront, latest first. */
export async function findLastCrawls(db: Executor, { keywordId, country }: CrawlTarget): Promise<CrawlRow[]> {
  return db
    .select({
      source: sql<Source>`${crawls.source}`,
      algorithm: crawls.algorithm,
      appIds: crawls.appIds,
      firstSeenAt: crawls.firstSeenAt,
      lastSeenAt: crawls.lastSeenAt,
    })
    .from(crawls)
    .where(and(eq(crawls.keywordId, keywordId), eq(crawls.country, country), eq(crawls.device, DEVICE)))
    .orderBy(desc(crawls.firstSeenAt))
    .limit(2);
}
