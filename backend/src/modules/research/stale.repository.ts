import type { Source } from "@listwise/contracts/store";
import { and, eq, sql } from "drizzle-orm";
import { isSource } from "../store";
import type { Executor } from "../../infra/db/database";
import { selectKeywords, selectTargets, type CrawlTarget, type NamedTarget } from "../crawls";
import { selectTrackedKeywords } from "../keywords";
import { keywordMetrics } from "./research.schema";

const keywords = selectKeywords();
const targets = selectTargets();
const userKeywords = selectTrackedKeywords();

const MAX_CANDIDATES = 20;

/**
 * Returns tracked keywords whose metrics are missing or a week old, oldest first. Only keywords crawled within a day
 * are included, because the store need not be searched again for them.
 */
export async function findStale(db: Executor, source: Source): Promise<NamedTarget[]> {
  const { keywordId, country } = userKeywords;
  const ofPair = and(
    eq(targets.keywordId, keywordId),
    eq(targets.country, country),
    sql`${targets.checkedAt} > now() - interval '23 hours'`,
  );
  const ofKeyword = and(
    eq(keywordMetrics.keywordId, keywordId),
    eq(keywordMetrics.country, country),
    isSource(keywordMetrics.source, source),
  );
  const computedAt = sql`max(${keywordMetrics.computedAt})`;
  return db
    .select({ keywordId, country, text: keywords.text, platform: keywords.platform })
    .from(userKeywords)
    .innerJoin(keywords, eq(keywords.id, keywordId))
    .innerJoin(targets, ofPair)
    .leftJoin(keywordMetrics, ofKeyword)
    .groupBy(keywordId, country, keywords.text, keywords.platform)
    .having(sql`${computedAt} is null or ${computedAt} <= now() - interval '7 days'`)
    .orderBy(sql`${computedAt} nulls first`)
    .limit(MAX_CANDIDATES);
}

/** Returns true for a keyword without metrics that no user tracks in the storefront. */
export async function needsEstimate(
  db: Executor,
  { keywordId, country, source }: CrawlTarget & { source: Source },
): Promise<boolean> {
  const isPair = and(eq(userKeywords.keywordId, keywordId), eq(userKeywords.country, country));
  const isMeasured = and(
    eq(keywordMetrics.keywordId, keywordId),
    eq(keywordMetrics.country, country),
    isSource(keywordMetrics.source, source),
  );
  const [tracked] = await db.select({ id: userKeywords.keywordId }).from(userKeywords).where(isPair).limit(1);
  return !tracked && (await db.$count(keywordMetrics, isMeasured)) === 0;
}
