import type { Source } from "@listwise/contracts/store";
import { and, asc, desc, eq, gte, max, sql } from "drizzle-orm";
import { isSource } from "../../store";
import type { Executor } from "../../../infra/db/database";
import { DEVICE, type CrawlTarget } from "../crawl-target";
import { crawls } from "../crawls.schema";
import { keywordResults } from "./ranks.schema";
import { hasTarget, type Crawl } from "../crawls.repository";

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

/** Returns true if at least one crawl is stored. */
export async function hasCrawls(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: crawls.id }).from(crawls).orderBy(asc(crawls.id)).limit(1);
  return rows.length > 0;
}

/** Returns the time of the latest crawl of any of the keywords; `null` if none was crawled. */
export async function findLastCrawlAt(
  db: Executor,
  { source, country }: { source: Source; country: string },
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
