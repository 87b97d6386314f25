import { DEFAULT_COUNTRY, NOT_RANKED, type Source } from "@listwise/contracts/store";
import { sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "../../infra/db/database";
import { selectFollows } from "../apps";
import { selectTrackedKeywords } from "../keywords";
import { isSource, selectCategories, type Chart } from "../store";
import type { ChartMove } from "./category-ranks.events";
import { categoryCharts, categoryRankDays } from "./category-ranks.schema";

const categories = selectCategories();
const follows = selectFollows();
const keywords = selectTrackedKeywords();

/** A chart of a source. */
export interface SourceChart extends Chart {
  source: Source;
}

/** A chart on one UTC day, `YYYY-MM-DD`, as store ids, first rank first. */
export interface ChartDay {
  day: string;
  storeIds: readonly string[];
}

/**
 * Returns the charts that can contain tracked apps, with these apps. An app is followed up in the storefront in which a
 * user found it and in those of the user's keywords, if it is listed there. Free apps aren't in paid charts, nor the
 * other way around.
 */
const selectPlaced = (source: Source, condition: SQL) => sql`
  select ${categories.appId} as "appId", ${categories.storeId} as "storeId", ${categories.platform} as platform,
    ${categories.source} as source, ${categories.country} as country, ${categories.primaryGenre} as category, kind
  from ${categories} cross join unnest(array['free', 'paid', 'grossing']) kind
  where ${isSource(categories.source, source)} and ${condition}
    and (kind = 'grossing' or ${categories.price} is null or (kind = 'paid') = (${categories.price} > 0))
    and exists (
      select from ${follows} where ${follows.appId} = ${categories.appId} and (
        coalesce(${follows.country}, ${DEFAULT_COUNTRY}) = ${categories.country} or exists (
          select from ${keywords}
          where ${keywords.userId} = ${follows.userId} and ${keywords.country} = ${categories.country})))`;

/** Returns the charts of tracked apps that are due: once a UTC day, and an hour after a failure. New ones come first. */
export async function findDueCharts(db: Executor, source: Source): Promise<SourceChart[]> {
  const { rows } = await db.execute<SourceChart & Record<string, unknown>>(sql`
    select placed.* from (
      select distinct platform, source, country, category, kind from (${selectPlaced(source, sql`true`)}) placed
    ) placed
    left join ${categoryCharts} c on c.platform = placed.platform and c.source = placed.source
      and c.country = placed.country and c.category = placed.category and c.chart = placed.kind
    where (c.checked_at is null or (c.checked_at at time zone 'UTC')::date < (now() at time zone 'UTC')::date)
      and (c.failed_at is null or c.failed_at < now() - interval '1 hour')
    order by c.checked_at nulls first, placed.country, placed.category, placed.kind`);
  return rows;
}

/** Returns the tracked apps whose ranks a chart tells. */
async function findPlaced(db: Executor, { source, ...chart }: SourceChart) {
  const inChart = sql`${categories.platform} = ${chart.platform} and ${categories.country} = ${chart.country}
    and ${categories.primaryGenre} = ${chart.category} and kind = ${chart.kind}`;
  const { rows } = await db.execute<{ appId: number; storeId: string }>(selectPlaced(source, inChart));
  return rows;
}

type ChartState = Partial<typeof categoryCharts.$inferInsert>;

/** Inserts or changes the state of a chart. */
async function upsertChart(db: Executor, { kind: chart, ...key }: SourceChart, state: ChartState) {
  const { platform, source, country, category } = categoryCharts;
  await db
    .insert(categoryCharts)
    .values({ ...key, ...state, chart })
    .onConflictDoUpdate({ target: [platform, source, country, category, categoryCharts.chart], set: state });
}

/**
 * Stores the ranks of tracked apps in a chart on one or several days, the last of which was fetched at `at`. Returns the
 * ids of these apps.
 */
export async function saveChart(
  tx: Transaction,
  chart: SourceChart,
  days: readonly ChartDay[],
  at: Date,
): Promise<number[]> {
  const length = days.at(-1)?.storeIds.length ?? 0;
  await upsertChart(tx, chart, { length, checkedAt: at, failedAt: null, failure: null });
  const placed = await findPlaced(tx, chart);
  const rows = days.flatMap(({ day, storeIds }) => {
    const ranks = new Map(storeIds.map((storeId, index) => [storeId, index + 1]));
    return placed.map(({ appId, storeId }) => [
      appId,
      day,
      ranks.get(storeId) ?? NOT_RANKED,
      storeIds.length,
    ]);
  });
  await tx.execute(sql`
    insert into ${categoryRankDays} (app_id, country, category, chart, day, rank, length, source)
    select (row ->> 0)::int, ${chart.country}, ${chart.category}, ${chart.kind}, (row ->> 1)::date, (row ->> 2)::int,
      (row ->> 3)::int, ${chart.source}
    from json_array_elements(${JSON.stringify(rows)}::json) row
    on conflict (app_id, country, category, chart, day)
    do update set rank = excluded.rank, length = excluded.length, source = excluded.source`);
  return placed.map(({ appId }) => appId);
}

/** Returns the apps whose rank in a chart differs from that of the last day before `day`. */
export async function findMoves(
  db: Executor,
  { source, country, category, kind }: SourceChart,
  appIds: readonly number[],
  day: string,
): Promise<ChartMove[]> {
  const isInChart = (ranks: SQL) => sql`${ranks}.app_id = any(${sql.param(appIds)}::int[])
    and ${ranks}.country = ${country} and ${ranks}.category = ${category} and ${ranks}.chart = ${kind}
    and ${ranks}.source = ${source}`;
  const { rows } = await db.execute<ChartMove & Record<string, unknown>>(sql`
    select d.app_id as "appId", d.rank as current, before.rank as previous, before.day::text as "previousDay"
    from ${categoryRankDays} d
    cross join lateral (
      select p.rank, p.day from ${categoryRankDays} p
      where p.app_id = d.app_id and p.day < d.day and ${isInChart(sql`p`)}
      order by p.day desc limit 1
    ) as before
    where ${isInChart(sql`d`)} and d.day = ${day} and d.rank <> before.rank`);
  return rows;
}

/** Records why a chart couldn't be fetched. */
export async function markChartFailed(db: Executor, chart: SourceChart, failure: string): Promise<void> {
  await upsertChart(db, chart, { failedAt: new Date(), failure });
}

/** Returns true if at least one chart was ever asked for. */
export async function hasCharts(db: Executor): Promise<boolean> {
  return (await db.$count(categoryCharts)) > 0;
}
