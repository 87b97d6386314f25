import { sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { DEVICE } from "../crawl-target";
import { crawlPairs, crawls, keywords } from "../crawls.schema";
import { appRanks } from "./ranks.schema";

export interface TopResults {
  keywordId: number;
  /** Ids of the top-ranked apps, best first. */
  appIds: number[];
}

/** Returns the top `within` results of the latest crawl of each keyword for which the app is ranked. */
export async function findTopResults(
  db: Executor,
  appId: number,
  country: string,
  within: number,
): Promise<TopResults[]> {
  const { rows } = await db.execute<{ keyword_id: number; app_ids: number[] }>(sql`
    select r.keyword_id, last.app_ids[1:${sql.raw(String(within))}] as app_ids
    from ${appRanks} r
    cross join lateral (
      select c.app_ids from ${crawls} c
      where c.keyword_id = r.keyword_id and c.country = r.country and c.device = r.device
      order by c.first_seen_at desc limit 1) as last
    where r.app_id = ${appId} and r.country = ${country} and r.current_rank is not null`);
  return rows.map((row) => ({ keywordId: row.keyword_id, appIds: row.app_ids }));
}

export interface RankedKeyword extends Record<string, unknown> {
  keywordId: number;
  text: string;
  /** Ranks in the order of the requested apps; `null` if an app is not in the results or there was no crawl. */
  places: (number | null)[];
  /** Milliseconds since 1970. */
  checkedAt: number | null;
}

/** Number of most recent crawls that are searched for untracked keywords (chosen by us to bound the query). */
const MAX_SEARCHED_CRAWLS = 2_000;

const TOP_RANKS = 50;

/**
 * Finds the ranks of apps in the last crawls, for tracked keywords and for those where a competitor is in the top 50.
 */
export async function findKeywordRanks(
  db: Executor,
  country: string,
  tracked: readonly number[],
  appIds: readonly number[],
  competitorIds: readonly number[],
): Promise<RankedKeyword[]> {
  const ids = sql`${sql.param([...tracked])}::int[]`;
  const { rows } = await db.execute<RankedKeyword>(sql`
    select k.id as "keywordId", k.text, (extract(epoch from last.last_seen_at) * 1000)::float8 as "checkedAt",
      array(select array_position(last.app_ids, a.id)
        from unnest(${sql.param([...appIds])}::int[]) with ordinality as a(id, n) order by a.n) as places
    from (
      select unnest(${ids}) as keyword_id
      union
      (select p.keyword_id from ${crawlPairs} p
        where p.country = ${country} and p.device = ${DEVICE} and p.checked_at is not null
        order by p.checked_at desc limit ${MAX_SEARCHED_CRAWLS})
    ) as looked
    join ${keywords} k on k.id = looked.keyword_id
    left join lateral (
      select c.app_ids, c.last_seen_at from ${crawls} c
      where c.keyword_id = k.id and c.country = ${country} and c.device = ${DEVICE}
      order by c.first_seen_at desc limit 1) as last on true
    where k.id = any(${ids})
      or last.app_ids[1:${sql.raw(String(TOP_RANKS))}] && ${sql.param([...competitorIds])}::int[]`);
  return rows;
}

/** An app in the top ranks of several keywords. */
export interface TopApp extends Record<string, unknown> {
  appId: number;
  sharedKeywords: number;
  averageRank: number;
  bestRank: number;
}

/**
 * Returns the apps in the top 50 of the keywords' last crawls, those with the most keywords first. The app `except` is
 * left out; with `sharedOnly`, only keywords for which it is in the results count.
 */
export async function findTopApps(
  db: Executor,
  keywordIds: readonly number[],
  country: string,
  { except, sharedOnly = false }: { except: number | null; sharedOnly?: boolean },
  limit: number,
): Promise<TopApp[]> {
  if (keywordIds.length === 0) return [];
  const isShared = sharedOnly ? sql`${except} = any(last.app_ids)` : sql`true`;
  const { rows } = await db.execute<TopApp>(sql`
    select place.app_id as "appId", count(*)::int as "sharedKeywords",
      round(avg(place.rank), 1)::float8 as "averageRank", min(place.rank)::int as "bestRank"
    from unnest(${sql.param([...keywordIds])}::int[]) as k(id)
    cross join lateral (
      select c.app_ids from ${crawls} c
      where c.keyword_id = k.id and c.country = ${country} and c.device = ${DEVICE}
      order by c.first_seen_at desc limit 1) as last
    cross join lateral unnest(last.app_ids[1:${sql.raw(String(TOP_RANKS))}]) with ordinality as place(app_id, rank)
    where ${isShared} and place.app_id is distinct from ${except}::int
    group by place.app_id
    order by count(*) desc, avg(place.rank), place.app_id
    limit ${limit}`);
  return rows;
}
