import { computeClickShare, LAST_RANK } from "@listwise/aso-core/visibility";
import { NOT_RANKED, type Source } from "@listwise/contracts/store";
import { sql, type SQL } from "drizzle-orm";
import { isSource } from "../../store";
import type { Executor } from "../../../infra/db/database";
import { DEVICE, type CrawlTarget } from "../crawl-target";
import { appRanks, crawls, rankDays } from "../crawls.schema";
import { getDay } from "./rank-days.writes";

/** The ranks of an app on one UTC day. */
export interface RankDay {
  day: string;
  /** Mean of the ranks, 1–200; `null` if no keyword is ranked. */
  averageRank: number | null;
  rankedCount: number;
  unrankedCount: number;
  visibility: number | null;
  top3: number;
  top10: number;
  top50: number;
  top200: number;
}

/** Click shares of the ranks 1–200 in relation to that of rank 1. */
const RELATIVE_SHARES = Array.from(
  { length: LAST_RANK },
  (_, index) => computeClickShare(index + 1) / computeClickShare(1),
);

/** Returns a condition that is true if the trend of a rank `r` has all days since a day. */
const hasTrendSince = (day: SQL, source: Source) =>
  sql`${isSource(sql`r.source`, source)} and ${getDay("r.checked_at")} - cardinality(r.trend) < ${day}`;

/**
 * Returns the app's ranks for every UTC day on which at least one of the keywords was checked. The averages and
 * visibilities are those of `computeAverageRank` and `computeVisibility`, rounded to one digit; keywords that were not
 * checked on a day are left out. Ranks that aren't recorded by day, because no user tracks the app or its history isn't
 * filled in yet, are computed from the crawls.
 */
export async function findRankDays(
  db: Executor,
  { appId, source, country }: { appId: number; source: Source; country: string },
  keywords: readonly { keywordId: number; popularity: number | null }[],
  since: string | null,
): Promise<RankDay[]> {
  if (keywords.length === 0) return [];
  const ids = sql.param(keywords.map(({ keywordId }) => keywordId));
  const popularities = sql.param(keywords.map(({ popularity }) => popularity));
  const countTo = (rank: number) => sql`coalesce(sum(keywords) filter (where rank <= ${rank}), 0)::int`;
  const isRanked = sql`rank <= ${LAST_RANK}`;
  const from = sql`coalesce(${since}::date, '-infinity'::date)`;
  const { rows } = await db.execute<RankDay & Record<string, unknown>>(sql`
    with wanted as (
      select w.keyword_id, w.popularity, coalesce(r.days_filled, false) as recorded,
        case when r.days_filled and ${hasTrendSince(from, source)} then r.trend end as trend,
        ${getDay("r.checked_at")} - cardinality(r.trend) as before
      from unnest(${ids}::int[], ${popularities}::float8[]) as w(keyword_id, popularity)
      left join ${appRanks} r on r.app_id = ${appId} and r.keyword_id = w.keyword_id and r.country = ${country}
        and r.device = ${DEVICE}
    ), trends as materialized (
      -- On their own, because the expected cost of the crawls below would make PostgreSQL sort all of them on disk.
      select w.before + t.place::int as day, t.rank, count(*) as keywords, sum(w.popularity) as popularity
      from wanted w cross join lateral unnest(w.trend) with ordinality as t(rank, place)
      where t.rank is not null and w.before + t.place::int >= ${from}
      group by 1, 2
    ), d as (
      select w.popularity, d.day, d.rank
      from wanted w
      join ${rankDays} d on d.app_id = ${appId} and d.country = ${country} and d.keyword_id = w.keyword_id
        and ${isSource(sql`d.source`, source)} and d.day >= ${from}
      where w.recorded and w.trend is null
      union all
      select w.popularity, c.day, c.rank
      from wanted w
      cross join lateral (
        select distinct on (d.day) d.day::date as day, coalesce(array_position(c.app_ids, ${appId}), ${NOT_RANKED}) as rank
        from ${crawls} c
        cross join lateral generate_series(
          greatest(${getDay("c.first_seen_at")}, ${from}), ${getDay("c.last_seen_at")}, interval '1 day') as d(day)
        where c.keyword_id = w.keyword_id and c.country = ${country} and c.device = ${DEVICE}
          and ${isSource(sql`c.source`, source)} and ${getDay("c.last_seen_at")} >= ${from}
        order by d.day, c.last_seen_at desc) as c
      where not w.recorded
    ), ranks as (
      -- At most 201 rows per day of each kind, so that the aggregates below don't see each keyword.
      select day, rank, keywords, popularity from trends
      union all
      select day, rank, count(*), sum(popularity) from d group by day, rank
    )
    select to_char(day, 'YYYY-MM-DD') as day,
      round(sum(rank * keywords) filter (where ${isRanked}) / sum(keywords) filter (where ${isRanked}), 1)::float8
        as "averageRank",
      ${countTo(LAST_RANK)} as "rankedCount",
      coalesce(sum(keywords) filter (where not ${isRanked}), 0)::int as "unrankedCount",
      round((100 * sum(popularity * coalesce((${sql.param(RELATIVE_SHARES)}::float8[])[rank], 0))
        / nullif(sum(popularity), 0))::numeric, 1)::float8 as visibility,
      ${countTo(3)} as top3, ${countTo(10)} as top10, ${countTo(50)} as top50, ${countTo(LAST_RANK)} as top200
    from ranks
    group by day order by day`);
  return rows;
}

interface DayRange {
  /** First UTC day, `YYYY-MM-DD`. */
  since: string;
  days: number;
}

/**
 * Returns the daily ranks of an app for keywords since a UTC day, in the order of the keywords: one item per day, 201 if
 * the app isn't in the top 200, and `null` for days without a check.
 */
export async function findRanksByDay(
  db: Executor,
  app: { appId: number; source: Source },
  keywords: readonly CrawlTarget[],
  range: DayRange,
): Promise<(number | null)[][]> {
  if (keywords.length === 0) return [];
  const trends = await findTrends(db, app, keywords, range);
  const others = keywords.filter((_, index) => !trends[index]);
  const recorded = await findRecordedRanks(db, app, others, range);
  let next = 0;
  return trends.map((trend) => trend ?? recorded[next++] ?? []);
}

/** Returns `count` items of a list from an index on, which may be outside the list; missing ones are `null`. */
function takeDays(list: readonly (number | null)[], first: number, count: number): (number | null)[] {
  const known = list.slice(Math.max(0, first), Math.max(0, first + count));
  const before = Math.min(count, Math.max(0, -first));
  const after = count - before - known.length;
  if (before === 0 && after === 0) return known;
  const pad = (days: number) => Array<null>(days).fill(null);
  return [...pad(before), ...known, ...pad(after)];
}

/** Returns the ranks of keywords whose trend has all days of the range, and `null` for the others. */
async function findTrends(
  db: Executor,
  { appId, source }: { appId: number; source: Source },
  keywords: readonly CrawlTarget[],
  { since, days }: DayRange,
): Promise<((number | null)[] | null)[]> {
  const ids = sql.param(keywords.map(({ keywordId }) => keywordId));
  const countries = sql.param(keywords.map(({ country }) => country));
  // One row with everything is far cheaper than a row per keyword.
  const { rows } = await db.execute<{ trends: ((number | null)[] | null)[]; ages: (number | null)[] }>(sql`
    select json_agg(case when ${hasTrendSince(sql`${since}::date`, source)} then r.trend end order by w.place) as trends,
      json_agg(${since}::date + ${days - 1}::int - ${getDay("r.checked_at")} order by w.place) as ages
    from unnest(${ids}::int[], ${countries}::text[]) with ordinality as w(keyword_id, country, place)
    left join ${appRanks} r on r.app_id = ${appId} and r.country = w.country and r.keyword_id = w.keyword_id
      and r.device = ${DEVICE}`);
  return keywords.map((_, index) => {
    const trend = rows[0]?.trends[index];
    return trend ? takeDays(trend, trend.length - days + (rows[0]?.ages[index] ?? 0), days) : null;
  });
}

/** Returns the ranks from the table of all days. */
async function findRecordedRanks(
  db: Executor,
  { appId, source }: { appId: number; source: Source },
  keywords: readonly CrawlTarget[],
  { since, days }: DayRange,
): Promise<(number | null)[][]> {
  const ranks = keywords.map(() => Array<number | null>(days).fill(null));
  if (keywords.length === 0) return ranks;
  const ids = sql.param(keywords.map(({ keywordId }) => keywordId));
  const countries = sql.param(keywords.map(({ country }) => country));
  // One number for each keyword and day is far cheaper than a row: its place among all days, and the rank in the last byte.
  const { rows } = await db.execute<{ packed: number[] }>(sql`
    select coalesce(json_agg((((w.place - 1) * ${days}::int + (d.day - ${since}::date)) * 256 + d.rank)::int), '[]') as packed
    from unnest(${ids}::int[], ${countries}::text[]) with ordinality as w(keyword_id, country, place)
    join ${rankDays} d on d.app_id = ${appId} and d.country = w.country and d.keyword_id = w.keyword_id
      and ${isSource(sql`d.source`, source)} and d.day >= ${since}::date and d.day < ${since}::date + ${days}::int`);
  for (const number of rows[0]?.packed ?? []) {
    const place = number >> 8;
    const series = ranks[Math.floor(place / days)];
    if (series) series[place % days] = number & 255;
  }
  return ranks;
}
