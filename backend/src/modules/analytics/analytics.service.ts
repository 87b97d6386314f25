import type { AnalyticsPoint, Granularity, ListingChange } from "@listwise/contracts/analytics";
import { describeDataSafety, describePurchases } from "@listwise/aso-core/text";
import { DataSafetySchema, InAppPurchasesSchema } from "@listwise/contracts/apps";
import type { DateRange } from "@listwise/contracts/exports";
import type { Provenance } from "@listwise/contracts/store";
import { z } from "zod";
import type { AppContext } from "../../infra/context";
import { resolveApp } from "../apps";
import { findComparedKeywords } from "../keywords";
import { loadLimit } from "../limits";
import { findPopularities } from "../research";
import { assertStorefront, findListingChanges, searchAlgorithm, getStore } from "../store";
import { findLastCrawlAt, findRankDays } from "../crawls";
import { findRatingDays, upsertRatingDays, type ListingRef } from "./analytics.repository";
import { formatDay, listDays, computeFirstDay } from "./date-range";
import { resolveGranularity, limitSeriesToPlan } from "./limit-series-to-plan";

export interface AnalyticsQuery {
  country: string;
  dateRange: DateRange;
  granularity?: Granularity | undefined;
}

/** Returns the first UTC day of a range, limited by the user's plan; `null` means no limit. */
export async function findHistoryStart(
  ctx: AppContext,
  userId: number,
  range: DateRange,
): Promise<string | null> {
  return computeFirstDay(range, await loadLimit(ctx.db, userId, "keyword_history_days"));
}

const DAY_MINUTES = 1_440;

/** Returns the days for which a rank counts until the next check: the plan's interval between checks, rounded up. */
export async function loadValidDays(ctx: AppContext, userId: number): Promise<number> {
  const minutes = await loadLimit(ctx.db, userId, "monitoring_frequency_minutes");
  return Math.max(1, Math.ceil(minutes / DAY_MINUTES));
}

const UNKNOWN = {
  averageRank: null,
  rankedCount: null,
  unrankedCount: null,
  visibility: null,
  top3: null,
  top10: null,
  top50: null,
  top200: null,
};

/**
 * Returns an app's history of ranks, visibility and ratings in a country, oldest point first. `advanced` is false if the
 * plan lacks visibility and rank distribution, which are `null` then.
 */
export async function loadAnalytics(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, dateRange, granularity: asked }: AnalyticsQuery,
): Promise<{ points: AnalyticsPoint[]; advanced: boolean; from: string | null; provenance: Provenance }> {
  assertStorefront(country);
  const [granularity, app, since] = await Promise.all([
    resolveGranularity(ctx, userId, asked),
    resolveApp(ctx, userId, id),
    findHistoryStart(ctx, userId, dateRange),
  ]);
  const source = getStore(ctx).getName(app.platform);
  const place: ListingRef = { appId: app.id, source, country };
  const keywordIds = (await findComparedKeywords(ctx.db, userId, app.id, country)).map(
    ({ keywordId }) => keywordId,
  );
  const [ranks, ratings, last] = await Promise.all([
    findPopularities(ctx.db, source, country, keywordIds).then((popularities) =>
      findRankDays(
        ctx.db,
        place,
        keywordIds.map((keywordId, index) => ({ keywordId, popularity: popularities[index] ?? null })),
        since,
      ),
    ),
    upsertRatingDays(ctx.db, source, app.id).then(() => loadRatingsByDay(ctx, place, since)),
    findLastCrawlAt(ctx.db, place, keywordIds),
  ]);
  const ranksByDay = new Map(ranks.map((day) => [day.day, day]));
  const today = formatDay(new Date());
  const first = since ?? [...ratings.keys(), ...ranksByDay.keys()].sort()[0] ?? today;
  const days = listDays(first, today).map((day) => ({
    day,
    ...UNKNOWN,
    rating: null,
    ratingCount: null,
    ...ranksByDay.get(day),
    ...ratings.get(day),
  }));
  return {
    ...(await limitSeriesToPlan(ctx, userId, days, granularity)),
    from: since,
    provenance: {
      source,
      ...searchAlgorithm(source),
      confidence: null,
      fetchedAt: last?.toISOString() ?? null,
    },
  };
}

/**
 * Returns ratings by UTC day since a day: stored ratings, and for days before the first one those from the listing's
 * changes. The days are in no particular order.
 */
export async function loadRatingsByDay(ctx: AppContext, place: ListingRef, since: string | null) {
  const ratings = new Map<string, Pick<AnalyticsPoint, "rating" | "ratingCount">>();
  const changes = await findListingChanges(ctx.db, place, since === null ? null : new Date(since));
  for (const { before, after, previousAt, at } of changes
    .filter(({ field }) => field === "rating")
    .reverse()) {
    ratings.set(formatDay(previousAt), { rating: parseNumber(before), ratingCount: null });
    ratings.set(formatDay(at), { rating: parseNumber(after), ratingCount: null });
  }
  for (const { day, ...found } of await findRatingDays(ctx.db, place, since)) ratings.set(day, found);
  return ratings;
}

function parseNumber(text: string | null): number | null {
  const value = text === null ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

/** Returns the recorded value of a field as people read it. */
function describeValue(field: ListingChange["field"], value: string | null): string | null {
  if (value === null) return null;
  if (field === "inAppPurchases") return describePurchases(InAppPurchasesSchema.parse(JSON.parse(value)));
  if (field !== "dataSafety") return value;
  const { collected, shared, practices } = describeDataSafety(DataSafetySchema.parse(JSON.parse(value)));
  return `Collected: ${collected}. Shared: ${shared}. Practices: ${practices}.`;
}

export async function loadListingChanges(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, dateRange }: AnalyticsQuery,
): Promise<ListingChange[]> {
  assertStorefront(country);
  const app = await resolveApp(ctx, userId, id);
  const place = { appId: app.id, source: getStore(ctx).getName(app.platform), country };
  const since = await findHistoryStart(ctx, userId, dateRange);
  const changes = await findListingChanges(ctx.db, place, since === null ? null : new Date(since));
  return changes.map((change) => ({
    ...change,
    before: describeValue(change.field, change.before),
    after: describeValue(change.field, change.after),
    platform: app.platform,
    at: change.at.toISOString(),
    previousAt: change.previousAt.toISOString(),
    ...(isPictureField(change.field) && {
      pictures: { before: parsePictures(change.before), after: parsePictures(change.after) },
    }),
  }));
}

const isPictureField = (field: ListingChange["field"]) => field === "icon" || field === "screenshots";

/** Returns the addresses in a stored icon (one address) or list of screenshots (JSON). */
function parsePictures(stored: string | null): string[] {
  if (stored === null) return [];
  return stored.startsWith("[") ? z.array(z.string()).parse(JSON.parse(stored)) : [stored];
}
