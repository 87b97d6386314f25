import type { Source } from "@listwise/contracts/store";
import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { crawlPairs, DEVICE, keywords, type CrawlTarget } from "../crawls";
import { userKeywords } from "../keywords";
import { keywordMetrics } from "./research.schema";

const MAX_CANDIDATES = 20;

/**
 * Returns tracked keywords whose metrics are missing or a week old, oldest first. Only keywords crawled within a day
 * are included, because the store need not be searched again for them.
 */
export async function findStale(db: Executor, source: Source): Promise<(CrawlTarget & { text: string })[]> {
  const { keywordId, country } = userKeywords;
  const ofPair = and(
    eq(crawlPairs.keywordId, keywordId),
    eq(crawlPairs.country, country),
    eq(crawlPairs.device, DEVICE),
    sql`${crawlPairs.checkedAt} > now() - interval '23 hours'`,
  );
  const ofKeyword = and(
    eq(keywordMetrics.keywordId, keywordId),
    eq(keywordMetrics.country, country),
    eq(keywordMetrics.source, source),
  );
  const computedAt = sql`max(${keywordMetrics.computedAt})`;
  return db
    .select({ keywordId, country, text: keywords.text })
    .from(userKeywords)
    .innerJoin(keywords, eq(keywords.id, keywordId))
    .innerJoin(crawlPairs, ofPair)
    .leftJoin(keywordMetrics, ofKeyword)
    .groupBy(keywordId, country, keywords.text)
    .having(sql`${computedAt} is null or ${computedAt} <= now() - interval '7 days'`)
    .orderBy(sql`${computedAt} nulls first`)
    .limit(MAX_CANDIDATES);
}
