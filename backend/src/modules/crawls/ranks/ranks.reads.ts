import { NOT_RANKED, type Source } from "@listwise/contracts/store";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { createWeakMemo } from "../../../infra/cache/weak-memo";
import type { Executor } from "../../../infra/db/database";
import { DEVICE } from "../crawl-target";
import { appRanks, keywordResults } from "./ranks.schema";

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

const getRanksStatement = createWeakMemo((db: Executor) =>
  db
    .select({
      appId: appRanks.appId,
      keywordId: appRanks.keywordId,
      currentRank: appRanks.currentRank,
      previousRank: appRanks.previousRank,
      checkedAt: appRanks.checkedAt,
      previousCheckedAt: appRanks.previousCheckedAt,
      source: sql<Source | null>`${appRanks.source}`,
      algorithm: appRanks.algorithm,
      results: keywordResults.results,
    })
    .from(appRanks)
    .leftJoin(
      keywordResults,
      and(
        eq(keywordResults.keywordId, appRanks.keywordId),
        eq(keywordResults.country, appRanks.country),
        eq(keywordResults.source, appRanks.source),
      ),
    )
    .where(
      and(
        sql`${appRanks.appId} = any(${sql.placeholder("appIds")}::int[])`,
        sql`${appRanks.keywordId} = any(${sql.placeholder("keywordIds")}::int[])`,
        eq(appRanks.country, sql.placeholder("country")),
        eq(appRanks.device, DEVICE),
      ),
    )
    .prepare("ranks_of_apps"),
);

/** Returns the current and previous ranks of apps for keywords in a storefront, with the numbers of search results. */
export async function findRanks(
  db: Executor,
  appIds: readonly number[],
  keywordIds: readonly number[],
  country: string,
) {
  if (appIds.length === 0 || keywordIds.length === 0) return [];
  return getRanksStatement(db).execute({ appIds, keywordIds, country });
}

/** Current ranks of an app for a list of keywords. */
export interface CurrentRanks {
  /** In the order of the keywords: 1–201, or `null` for a rank that was never checked. */
  ranks: (number | null)[];
  /** Time of the latest check of any of them. */
  checkedAt: Date | null;
}

/** Returns the current ranks of apps for distinct keywords in a storefront, in the order of the apps. */
export async function findCurrentRanks(
  db: Executor,
  appIds: readonly number[],
  keywordIds: readonly number[],
  country: string,
): Promise<CurrentRanks[]> {
  // One number per rank is far cheaper than a row: the place of the keyword, and the rank in the last byte.
  const { rows } = await db.execute<{ appId: number; packed: number[]; checkedAt: number }>(sql`
    select r.app_id as "appId", json_agg(((k.place - 1) * 256 + r.current_rank)::int) as packed,
      (extract(epoch from max(r.checked_at)) * 1000)::float8 as "checkedAt"
    from unnest(${sql.param([...keywordIds])}::int[]) with ordinality as k(id, place)
    join ${appRanks} r on r.keyword_id = k.id and r.app_id = any(${sql.param([...appIds])}::int[])
      and r.country = ${country} and r.device = ${DEVICE}
    where r.current_rank is not null
    group by r.app_id`);
  const found = new Map(rows.map((row) => [row.appId, row]));
  return appIds.map((appId) => {
    const row = found.get(appId);
    const ranks = keywordIds.map((): number | null => null);
    for (const number of row?.packed ?? []) ranks[number >> 8] = number & 255;
    return { ranks, checkedAt: row ? new Date(row.checkedAt) : null };
  });
}

/** Ranks of several apps for a keyword. */
export interface RankRow {
  /** In the order of the apps: 1–201, or `null` for a rank that was never checked. */
  ranks: (number | null)[];
  /** Number of apps in the search results; `null` if it is unknown. */
  results: number | null;
  checkedAt: string | null;
}

/** Returns the current ranks of apps by keyword id in a storefront; keywords without any are missing. */
export async function findRankGrid(
  db: Executor,
  appIds: readonly number[],
  keywordIds: readonly number[],
  country: string,
): Promise<Map<number, RankRow>> {
  // One row with everything is far cheaper than a row per rank.
  const { rows } = await db.execute<{ grid: [number, number, number, number, number | null][] | null }>(sql`
    select json_agg(json_build_array(
      r.keyword_id, a.place - 1, r.current_rank, extract(epoch from r.checked_at) * 1000, k.results)) as grid
    from unnest(${sql.param([...appIds])}::int[]) with ordinality as a(id, place)
    join ${appRanks} r on r.app_id = a.id and r.country = ${country} and r.device = ${DEVICE}
      and r.keyword_id = any(${sql.param([...keywordIds])}::int[])
    left join ${keywordResults} k on k.keyword_id = r.keyword_id and k.country = r.country and k.source = r.source
    where r.checked_at is not null`);
  const grid = new Map<number, Omit<RankRow, "checkedAt"> & { checkedAt: number }>();
  for (const [keywordId, place, rank, checkedAt, results] of rows[0]?.grid ?? []) {
    const row = grid.get(keywordId) ?? { ranks: appIds.map(() => null), results, checkedAt };
    row.ranks[place] = rank;
    row.checkedAt = Math.max(row.checkedAt, checkedAt);
    grid.set(keywordId, row);
  }
  return new Map(
    [...grid].map(([id, row]) => [id, { ...row, checkedAt: new Date(row.checkedAt).toISOString() }]),
  );
}
