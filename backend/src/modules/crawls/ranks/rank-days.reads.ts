import {
  computeAverageRank,
  computeVisibility,
  countTopRanks,
  type ListedKeyword,
} from "@listwise/aso-core/visibility";
import { roundToTenth } from "@listwise/aso-core/text";
import type { Source } from "@listwise/contracts/store";
import { sql } from "drizzle-orm";
import { isSource } from "../../store";
import type { Executor } from "../../../infra/db/database";
import { DEVICE, type CrawlTarget } from "../crawl-target";
import { selectStoredRanks } from "../archive/stored-ranks.repository";
import { appRanks } from "./ranks.schema";
import { packDays, unpackBlocks, type RankBlock } from "./rank-blocks.repository";
import { collectBlocks, findBlocks, readBlocks, selectPlaces, type PackedRow } from "./rank-blocks.reads";
import { getDay } from "./rank-days.writes";

const DAY_MS = 86_400_000;

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

/**
 * Returns the app's ranks for every UTC day on which at least one of the keywords was checked. Averages and visibilities
 * are rounded to one digit; keywords that were not checked on a day are left out. Ranks that aren't recorded by day,
 * because no user tracks the app or its history isn't filled in yet, are computed from the crawls.
 */
export async function findRankDays(
  db: Executor,
  { appId, source, country }: { appId: number; source: Source; country: string },
  keywords: readonly { keywordId: number; popularity: number | null }[],
  since: string | null,
): Promise<RankDay[]> {
  if (keywords.length === 0) return [];
  const app = { appId, source };
  const targets = keywords.map(({ keywordId }) => ({ keywordId, country }));
  const range = { first: since === null ? null : Date.parse(since) / DAY_MS, last: null };
  const found = await findBlocks(db, app, targets, range);
  const unrecorded = new Set(found.unrecorded);
  const blocks = found.blocks.filter(({ place }) => !unrecorded.has(place));
  blocks.push(...(await packCrawls(db, app, targets, found.unrecorded, since)));
  const first = range.first ?? blocks.reduce((least, { firstDay }) => Math.min(least, firstDay), Infinity);
  const end = blocks.reduce((most, { firstDay, ranks }) => Math.max(most, firstDay + ranks.length), first);
  const days = blocks.length === 0 ? 0 : end - first;
  return computeDays(keywords, unpackBlocks(blocks, keywords.length, { first, days }), first, days);
}

/** Computes the figures of each day with a check. */
function computeDays(
  keywords: readonly { popularity: number | null }[],
  byDay: Uint8Array,
  first: number,
  days: number,
): RankDay[] {
  // The same objects for each day: creating millions of them would take longer than the figures.
  const list: ListedKeyword[] = keywords.map(({ popularity }) => ({ popularity, rank: null }));
  return Array.from({ length: days }, (_, day): RankDay | null => {
    for (const [place, keyword] of list.entries()) keyword.rank = byDay[place * days + day] || null;
    const ranks = list.map(({ rank }) => rank);
    const { value, ranked, unranked, unchecked } = computeAverageRank(ranks);
    if (unchecked === ranks.length) return null;
    return {
      day: new Date((first + day) * DAY_MS).toISOString().slice(0, 10),
      averageRank: roundToTenth(value),
      rankedCount: ranked,
      unrankedCount: unranked,
      visibility: roundToTenth(computeVisibility(list).value),
      ...countTopRanks(ranks),
      top200: ranked,
    };
  }).filter((day) => day !== null);
}

/** Returns the ranks of the keywords at `places` as they are in the crawls, since a day. */
async function packCrawls(
  db: Executor,
  { appId, source }: { appId: number; source: Source },
  keywords: readonly CrawlTarget[],
  places: readonly number[],
  since: string | null,
): Promise<RankBlock[]> {
  if (places.length === 0) return [];
  const chosen = places.flatMap((place) => keywords[place] ?? []);
  const ranks = selectStoredRanks(sql`${appId}::int`, {
    keywordId: sql`w.keyword_id`,
    country: sql`w.country`,
  });
  const from = sql`coalesce(${since}::date, '-infinity'::date)`;
  const days = sql`
    select w.place, c.day, c.rank from ${selectPlaces(chosen, places)}
    cross join lateral (
      select distinct on (d.day) d.day::date as day, c.rank
      from (${ranks}) as c
      cross join lateral generate_series(
        greatest(${getDay("c.first_seen_at")}, ${from}), ${getDay("c.last_seen_at")}, interval '1 day') as d(day)
      where ${isSource(sql`c.source`, source)} and ${getDay("c.last_seen_at")} >= ${from}
      order by d.day, c.last_seen_at desc) as c`;
  const { rows } = await db.execute<PackedRow>(
    sql`select ${collectBlocks} from (${packDays(sql`place`, days)}) as packed`,
  );
  return rows.flatMap(readBlocks);
}

interface DayRange {
  /** First UTC day, `YYYY-MM-DD`. */
  since: string;
  days: number;
}

/** Keywords for which the ranks of an app are wanted. */
interface AppKeywords {
  appId: number;
  keywords: readonly CrawlTarget[];
}

/**
 * Returns the daily ranks of an app for keywords since a UTC day, in the order of the keywords: one item per day, 201 if
 * the app isn't in the top 200, and `null` for days without a check.
 */
export async function findRanksByDay(
  db: Executor,
  { appId, source }: { appId: number; source: Source },
  keywords: readonly CrawlTarget[],
  range: DayRange,
): Promise<(number | null)[][]> {
  const [ranks = []] = await findRanksOfApps(db, source, [{ appId, keywords }], range);
  return ranks;
}

/** Returns {@link findRanksByDay} of several apps, in their order, with one statement for all trends. */
export async function findRanksOfApps(
  db: Executor,
  source: Source,
  lists: readonly AppKeywords[],
  range: DayRange,
): Promise<(number | null)[][][]> {
  if (lists.every(({ keywords }) => keywords.length === 0)) return lists.map(() => []);
  const trends = await findTrends(db, source, lists, range);
  return Promise.all(
    lists.map(async ({ appId, keywords }, index) => {
      const ofApp = trends[index] ?? [];
      const others = keywords.filter((_, place) => !ofApp[place]);
      const recorded = await findRecordedRanks(db, { appId, source }, others, range);
      let next = 0;
      return ofApp.map((trend) => trend ?? recorded[next++] ?? []);
    }),
  );
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

/** Returns the ranks of keywords whose trend has all days of the range, and `null` for the others, by app. */
async function findTrends(
  db: Executor,
  source: Source,
  lists: readonly AppKeywords[],
  { since, days }: DayRange,
): Promise<((number | null)[] | null)[][]> {
  const targets = lists.flatMap(({ appId, keywords }) => keywords.map((keyword) => ({ appId, ...keyword })));
  const pick = <Key extends keyof CrawlTarget | "appId">(key: Key) =>
    sql.param(targets.map((target) => target[key]));
  const apps = sql.param(lists.map(({ appId }) => appId));
  const isComplete = sql`${isSource(sql`r.source`, source)}
    and ${getDay("r.checked_at")} - cardinality(r.trend) < ${since}::date`;
  // One row with everything is far cheaper than a row per keyword. The ids of all apps let PostgreSQL read these apps only.
  const { rows } = await db.execute<{ trends: ((number | null)[] | null)[]; ages: (number | null)[] }>(sql`
    select json_agg(case when ${isComplete} then r.trend end order by w.place) as trends,
      json_agg(${since}::date + ${days - 1}::int - ${getDay("r.checked_at")} order by w.place) as ages
    from unnest(${pick("appId")}::int[], ${pick("keywordId")}::int[], ${pick("country")}::text[])
      with ordinality as w(app_id, keyword_id, country, place)
    left join ${appRanks} r on r.app_id = any(${apps}::int[]) and r.app_id = w.app_id and r.country = w.country
      and r.keyword_id = w.keyword_id and r.device = ${DEVICE}`);
  let next = 0;
  return lists.map(({ keywords }) =>
    keywords.map(() => {
      const trend = rows[0]?.trends[next];
      const age = rows[0]?.ages[next++] ?? 0;
      return trend ? takeDays(trend, trend.length - days + age, days) : null;
    }),
  );
}

/** Returns the ranks from the blocks of all days. */
async function findRecordedRanks(
  db: Executor,
  app: { appId: number; source: Source },
  keywords: readonly CrawlTarget[],
  { since, days }: DayRange,
): Promise<(number | null)[][]> {
  if (keywords.length === 0) return [];
  const first = Date.parse(since) / DAY_MS;
  const { blocks } = await findBlocks(db, app, keywords, { first, last: first + days - 1 });
  const all = unpackBlocks(blocks, keywords.length, { first, days });
  return keywords.map((_, place) => {
    // A loop, because `Array.from` with a function takes ten times as long.
    const ranks = Array<number | null>(days).fill(null);
    for (let day = 0; day < days; day++) ranks[day] = all[place * days + day] || null;
    return ranks;
  });
}
