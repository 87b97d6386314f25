import type { Source } from "@listwise/contracts/store";
import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { crawls, DEVICE, type CrawlTarget } from "../crawls";
import { listings } from "../store";

/** Counts the stored data of one source: apps, storefronts with listings, checked keywords and recorded ranks. */
export async function countTotals(db: Executor, source: Source) {
  const [[listed], [ranked]] = await Promise.all([
    db
      .select({
        apps: sql<number>`count(distinct ${listings.appId})::int`,
        storefronts: sql<number>`count(distinct ${listings.country})::int`,
      })
      .from(listings)
      .where(eq(listings.source, source)),
    db
      .select({
        keywords: sql<number>`count(distinct ${crawls.keywordId})::int`,
        ranks: sql<number>`coalesce(sum(cardinality(${crawls.appIds})), 0)::float8`,
      })
      .from(crawls)
      .where(eq(crawls.source, source)),
  ]);
  return { apps: 0, storefronts: 0, keywords: 0, ranks: 0, ...listed, ...ranked };
}

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
        eq(crawls.source, source),
        gte(crawls.lastSeenAt, since),
      ),
    )
    .orderBy(asc(crawls.lastSeenAt));
}
