import { NOT_RANKED, type Source } from "@listwise/contracts/store";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Executor } from "../../../infra/db/database";
import { DEVICE } from "../crawl-target";
import { appRanks } from "../crawls.schema";

const query = new QueryBuilder();

/**
 * Returns the current and previous ranks of tracked apps as a subquery for joins. Ranks of targets that were never
 * crawled are `null`; 201 means not in the top 200.
 */
export function selectRanks() {
  const { appId, keywordId, country, currentRank, previousRank, checkedAt, previousCheckedAt } = appRanks;
  // The best of all days is recorded a moment after the current rank when an app is newly tracked.
  const bestRank = sql<number | null>`least(${appRanks.bestRank}, nullif(${currentRank}, ${NOT_RANKED}))`;
  return query
    .select({
      appId,
      keywordId,
      country,
      currentRank,
      previousRank,
      checkedAt,
      previousCheckedAt,
      bestRank: bestRank.as("best"),
    })
    .from(appRanks)
    .where(eq(appRanks.device, DEVICE))
    .as("ranks");
}

/** Returns the number of ranks that were checked at least once. */
export function countRanks(db: Executor): Promise<number> {
  return db.$count(appRanks, isNotNull(appRanks.checkedAt));
}

/** Returns the number of keywords and storefronts for which an app's rank is recorded. */
export function countAppKeywords(db: Executor, appId: number): Promise<number> {
  return db.$count(appRanks, eq(appRanks.appId, appId));
}

/** Returns the current and previous ranks of apps for keywords in a storefront. */
export async function findRanks(
  db: Executor,
  appIds: readonly number[],
  keywordIds: readonly number[],
  country: string,
) {
  if (appIds.length === 0 || keywordIds.length === 0) return [];
  return db
    .select({
      appId: appRanks.appId,
      keywordId: appRanks.keywordId,
      currentRank: appRanks.currentRank,
      previousRank: appRanks.previousRank,
      checkedAt: appRanks.checkedAt,
      previousCheckedAt: appRanks.previousCheckedAt,
      source: sql<Source | null>`${appRanks.source}`,
      algorithm: appRanks.algorithm,
    })
    .from(appRanks)
    .where(
      and(
        inArray(appRanks.appId, [...appIds]),
        inArray(appRanks.keywordId, [...keywordIds]),
        eq(appRanks.country, country),
        eq(appRanks.device, DEVICE),
      ),
    );
}
