import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { follows } from "../apps";
import { appRanks, crawlPairs, DEVICE, type CrawlTarget } from "../crawls";
import { userKeywords } from "./keywords.schema";

const { keywordId, country } = userKeywords;

/** Finds up to `limit` tracked targets without a crawl row. */
export function findUncrawled(db: Executor, limit: number): Promise<CrawlTarget[]> {
  return db
    .selectDistinct({ keywordId, country })
    .from(userKeywords)
    .leftJoin(
      crawlPairs,
      and(
        eq(crawlPairs.keywordId, keywordId),
        eq(crawlPairs.country, country),
        eq(crawlPairs.device, DEVICE),
      ),
    )
    .where(isNull(crawlPairs.keywordId))
    .limit(limit);
}

/** Finds up to `limit` combinations of a tracked keyword and a tracked app of the same user without a rank row. */
export function findMissingRanks(db: Executor, limit: number): Promise<(CrawlTarget & { appId: number })[]> {
  return db
    .selectDistinct({ keywordId, country, appId: follows.appId })
    .from(userKeywords)
    .innerJoin(follows, eq(follows.userId, userKeywords.userId))
    .leftJoin(
      appRanks,
      and(
        eq(appRanks.appId, follows.appId),
        eq(appRanks.keywordId, keywordId),
        eq(appRanks.country, country),
        eq(appRanks.device, DEVICE),
      ),
    )
    .where(isNull(appRanks.appId))
    .limit(limit);
}
