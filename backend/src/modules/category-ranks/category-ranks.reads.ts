import { LAST_RANK } from "@listwise/aso-core/visibility";
import type { Source } from "@listwise/contracts/store";
import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { isSource, selectCategories } from "../store";
import { categoryCharts, categoryRankDays } from "./category-ranks.schema";

const days = categoryRankDays;
const categories = selectCategories();

/** An app of a source in one storefront. */
export interface PlacedApp {
  appId: number;
  source: Source;
  country: string;
}

const belongsToApp = ({ appId, source, country }: PlacedApp) =>
  and(eq(days.appId, appId), eq(days.country, country), isSource(days.source, source));

/** Returns the app's ranks in charts since a UTC day, by category and chart, oldest first. */
export function findCategoryRankDays(db: Executor, app: PlacedApp, since: string | null, limit?: number) {
  const { category, chart, day, rank, length, source } = days;
  const found = db
    .select({ category, chart, day, rank, length, source: sql<Source>`${source}` })
    .from(days)
    .where(and(belongsToApp(app), since === null ? undefined : gte(day, since)))
    .orderBy(asc(category), asc(chart), asc(day));
  return limit === undefined ? found : found.limit(limit);
}

/** Returns how many ranks {@link findCategoryRankDays} returns. */
export function countCategoryRankDays(db: Executor, app: PlacedApp, since: string | null): Promise<number> {
  return db.$count(days, and(belongsToApp(app), since === null ? undefined : gte(days.day, since)));
}

/** Returns the best rank of all days in each chart that the app was in. */
export function findBestCategoryRanks(db: Executor, app: PlacedApp) {
  return db
    .select({ category: days.category, chart: days.chart, rank: sql<number>`min(${days.rank})` })
    .from(days)
    .where(and(belongsToApp(app), sql`${days.rank} <= ${LAST_RANK}`))
    .groupBy(days.category, days.chart);
}

/** Returns the state of the charts of the app's category. */
export function findChartStates(db: Executor, { appId, source, country }: PlacedApp) {
  const { chart, category, checkedAt, failedAt, failure } = categoryCharts;
  return db
    .select({ chart, category: sql<string>`${categories.primaryGenre}`, checkedAt, failedAt, failure })
    .from(categories)
    .leftJoin(
      categoryCharts,
      and(
        eq(categoryCharts.source, categories.source),
        eq(categoryCharts.platform, categories.platform),
        eq(categoryCharts.country, categories.country),
        eq(category, categories.primaryGenre),
      ),
    )
    .where(
      and(eq(categories.appId, appId), eq(categories.country, country), isSource(categories.source, source)),
    );
}
