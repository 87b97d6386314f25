import type { Source } from "@listwise/contracts/store";
import { sql } from "drizzle-orm";
import { isSource } from "../../store";
import type { Executor } from "../../../infra/db/database";
import { DEVICE, type CrawlTarget } from "../crawl-target";
import { appRanks } from "./ranks.schema";
import { unpackBlocks } from "./rank-blocks.repository";
import { findBlocks } from "./rank-blocks.reads";
import { getDay, STORED_TREND_DAYS } from "./rank-days.writes";

const DAY_MS = 86_400_000;

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
  // A longer range is in no trend.
  const trends = range.days > STORED_TREND_DAYS ? [] : await findTrends(db, source, lists, range);
  return Promise.all(
    lists.map(async ({ appId, keywords }, index) => {
      const ofApp = trends[index] ?? keywords.map(() => null);
      const others = keywords.filter((_, place) => !ofApp[place]);
      const recorded = await findRecordedRanks(db, { appId, source }, others, range);
      let next = 0;
      return ofApp.map((trend) => trend ?? recorded[next++] ?? []);
    }),
  );
}

/** Returns the ranks of keywords whose trend has all days of the range, and `null` for the others, by app. */
async function findTrends(
  db: Executor,
  source: Source,
  lists: readonly AppKeywords[],
  { since, days }: DayRange,
): Promise<((number | null)[] | null)[][]> {
  const targets = lists.flatMap(({ keywords }) => keywords);
  const appIds = lists.flatMap(({ appId, keywords }) => keywords.map(() => appId));
  const pick = (key: keyof CrawlTarget) => sql.param(targets.map((target) => target[key]));
  const apps = sql.param(lists.map(({ appId }) => appId));
  const checkedOn = getDay("r.checked_at");
  const isComplete = sql`${isSource(sql`r.source`, source)}
    and ${checkedOn} - cardinality(r.trend) < ${since}::date`;
  const first = sql`(cardinality(r.trend) - (${checkedOn} - ${since}::date))`;
  // One row with everything is far cheaper than a row per keyword. The ids of all apps let PostgreSQL read these apps only.
  const { rows } = await db.execute<{ trends: ((number | null)[] | null)[] }>(sql`
    select json_agg(case when ${isComplete} then r.trend[${first}:${first} + ${days - 1}::int] end order by w.place) as trends
    from unnest(${sql.param(appIds)}::int[], ${pick("keywordId")}::int[], ${pick("country")}::text[])
      with ordinality as w(app_id, keyword_id, country, place)
    left join ${appRanks} r on r.app_id = any(${apps}::int[]) and r.app_id = w.app_id and r.country = w.country
      and r.keyword_id = w.keyword_id and r.device = ${DEVICE}`);
  let next = 0;
  return lists.map(({ keywords }) =>
    keywords.map(() => {
      const trend = rows[0]?.trends[next++];
      return trend ? padDays(trend, days) : null;
    }),
  );
}

/** Appends `null` for the days since the latest check. */
function padDays(trend: (number | null)[], days: number): (number | null)[] {
  return trend.length === days ? trend : [...trend, ...Array<null>(days - trend.length).fill(null)];
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
