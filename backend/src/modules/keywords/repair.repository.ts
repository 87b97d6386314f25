import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { selectFollows } from "../apps";
import { selectKeywords, selectRanks, selectTargets, type CrawlTarget } from "../crawls";
import { selectApps } from "../store";
import { userKeywords } from "./keywords.schema";

const follows = selectFollows();
const keywords = selectKeywords();
const apps = selectApps();
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

/** Finds up to `limit` combinations of a tracked keyword and a tracked app of the same user and store without a rank row. */
export function findMissingRanks(db: Executor, limit: number): Promise<(CrawlTarget & { appId: number })[]> {
  return db
    .selectDistinct({ keywordId, country, appId: follows.appId })
    .from(userKeywords)
    .innerJoin(follows, eq(follows.userId, userKeywords.userId))
    .innerJoin(keywords, eq(keywords.id, keywordId))
    .innerJoin(apps, and(eq(apps.id, follows.appId), eq(apps.platform, keywords.platform)))
    .leftJoin(
      ranks,
      and(eq(ranks.appId, follows.appId), eq(ranks.keywordId, keywordId), eq(ranks.country, country)),
    )
    .where(isNull(ranks.appId))
    .limit(limit);
}
