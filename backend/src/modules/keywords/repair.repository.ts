import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectFollows } from "../apps";
import { selectRanks, selectTargets, type CrawlTarget } from "../crawls";
import { userKeywords } from "./keywords.schema";

const follows = selectFollows();
const ranks = selectRanks();
const targets = selectTargets();
const { keywordId, country } = userKeywords;

/** Finds up to `limit` tracked targets without a crawl row. */
export function findUncrawled(db: Executor, limit: number): Promise<CrawlTarget[]> {
  return db
    .selectDistinct({ keywordId, country })
    .from(userKeywords)
    .leftJoin(targets, and(eq(targets.keywordId, keywordId), eq(targets.country, country)))
    .where(isNull(targets.keywordId))
    .limit(limit);
}

/** Finds up to `limit` combinations of a tracked keyword and a tracked app of the same user without a rank row. */
export function findMissingRanks(db: Executor, limit: number): Promise<(CrawlTarget & { appId: number })[]> {
  return db
    .selectDistinct({ keywordId, country, appId: follows.appId })
    .from(userKeywords)
    .innerJoin(follows, eq(follows.userId, userKeywords.userId))
    .leftJoin(
      ranks,
      and(eq(ranks.appId, follows.appId), eq(ranks.keywordId, keywordId), eq(ranks.country, country)),
    )
    .where(isNull(ranks.appId))
    .limit(limit);
}
