import type { Source } from "@listwise/contracts/store";
import { sql } from "drizzle-orm";
import { isSource } from "../../store";
import { countByDay } from "../../../infra/db/count-by-day";
import type { Executor } from "../../../infra/db/database";
import { getOnlyRow } from "../../../infra/db/get-only-row";
import { crawlArchive } from "../archive/archive.schema";
import { selectStoredRanks } from "../archive/stored-ranks.repository";
import { DEVICE, type CrawlTarget } from "../crawl-target";
import { crawls } from "../crawls.schema";

/** An app in one source and storefront. */
interface RankScope {
  appId: number;
  source: Source;
  country: string;
}

/** Rank of an app in a stored order, and when the order was first and last seen. */
interface RankRow {
  /** 201 means not in the top 200. */
  rank: number;
  /** Number of apps in the order. */
  results: number;
  source: Source;
  algorithm: string | null;
  first: Date;
  last: Date;
}

interface SelectedRank extends Record<string, unknown>, Omit<RankRow, "first" | "last"> {
  /** Milliseconds since 1970. */
  first: number;
  last: number;
}

const RANK_COLUMNS = sql`rank, results, source, algorithm, (extract(epoch from first_seen_at) * 1000)::float8 as first,
  (extract(epoch from last_seen_at) * 1000)::float8 as last`;

const parseTimes = (row: SelectedRank): RankRow => ({
  ...row,
  first: new Date(row.first),
  last: new Date(row.last),
});

const MAX_POINTS = 1_000;

/**
 * Returns an app's rank in each stored order, oldest first, at most the 1,000 latest. `first` and `last` are when the
 * order was first and last seen; 201 means not in the top 200.
 */
export async function findRankHistory(
  db: Executor,
  appId: number,
  { keywordId, country }: CrawlTarget,
): Promise<RankRow[]> {
  const ranks = selectStoredRanks(sql`${appId}::int`, {
    keywordId: sql`${keywordId}`,
    country: sql`${country}`,
  });
  const { rows } = await db.execute<SelectedRank>(sql`
    select ${RANK_COLUMNS} from (${ranks}) as c order by first_seen_at desc limit ${MAX_POINTS}`);
  return rows.reverse().map(parseTimes);
}

/** Returns the number of orders that were stored on each of the last `days` UTC days. */
export async function countCrawlsByDay(db: Executor, days: number): Promise<Map<string, number>> {
  const since = sql`((now() at time zone 'UTC')::date - ${days - 1}::int)`;
  const [counts, { rows }] = await Promise.all([
    countByDay(db, crawls.firstSeenAt, days),
    db.execute<{ day: string; count: number }>(sql`
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
      from ${crawlArchive}, unnest(first_seen_at) as at
      where month >= date_trunc('month', ${since}) and (at at time zone 'UTC')::date >= ${since} group by 1`),
  ]);
  for (const { day, count } of rows) counts.set(day, (counts.get(day) ?? 0) + count);
  return counts;
}

/** Returns the number of keywords with crawls from a source, and the number of ranks in them. */
export async function countStoredRanks(db: Executor, source: Source) {
  const { rows } = await db.execute<{ keywords: number; ranks: number }>(sql`
    select count(distinct keyword_id)::int as keywords, coalesce(sum(ranks), 0)::float8 as ranks from (
      select keyword_id, cardinality(app_ids) as ranks from ${crawls} where source = ${source}
      union all
      select keyword_id, (select sum(n) from unnest(results) as n) from ${crawlArchive} where source = ${source}
    ) as stored`);
  return getOnlyRow(rows);
}

/** Returns the number of stored orders of each keyword since a date (ISO); keywords without any are missing. */
export async function countRankRows(
  db: Executor,
  { source, country, since }: RankScope & { since: string | null },
  keywordIds: number[],
) {
  if (keywordIds.length === 0) return new Map<number, number>();
  const { rows } = await db.execute<{ keywordId: number; count: number }>(sql`
    select keyword_id as "keywordId", sum(count)::int as count from (
      select keyword_id, country, device, source, (last_seen_at >= coalesce(${since}, '-infinity')::timestamptz)::int as count
      from ${crawls}
      union all
      select keyword_id, country, device, source, (
        select count(*) from unnest(last_seen_at) as at where at >= coalesce(${since}, '-infinity')::timestamptz)
      from ${crawlArchive}) as c
    where keyword_id = any(${sql.param(keywordIds)}::int[]) and country = ${country} and device = ${DEVICE}
      and ${isSource(sql`c.source`, source)}
    group by 1 having sum(count) > 0`);
  return new Map(rows.map(({ keywordId, count }) => [keywordId, count]));
}

/**
 * Returns an app's rank in each stored order since a date (ISO), oldest first, with the number of apps in the order; 201
 * means not in the top 200.
 */
export async function findRankRows(
  db: Executor,
  { appId, source, country, since }: RankScope & { since: string | null },
  keywordId: number,
  limit: number,
): Promise<RankRow[]> {
  const ranks = selectStoredRanks(sql`${appId}::int`, {
    keywordId: sql`${keywordId}`,
    country: sql`${country}`,
  });
  const { rows } = await db.execute<SelectedRank>(sql`
    select ${RANK_COLUMNS} from (${ranks}) as c
    where last_seen_at >= coalesce(${since}, '-infinity')::timestamptz and ${isSource(sql`c.source`, source)}
    order by last_seen_at limit ${limit}`);
  return rows.map(parseTimes);
}
