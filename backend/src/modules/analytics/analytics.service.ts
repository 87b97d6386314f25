import type { AnalyticsPoint, DateRange, Granularity, ListingChange, Provenance } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { resolveApp } from "../apps";
import { findTracked } from "../keywords";
import { limitOf } from "../limits";
import { findFigures } from "../research";
import { assertStorefront, findListingChanges, searchAlgorithm, storeOf } from "../store";
import { findLastLook, findRankDays, findRatingDays, noteRatings, type Place } from "./analytics.repository";
import { dayOf, daysFrom, firstDay } from "./date-range";
import { granularityOf, planSeries } from "./plan-series";

export interface Span {
  country: string;
  dateRange: DateRange;
  granularity?: Granularity | undefined;
}

/** Returns the first UTC day of a range, limited by the user's plan; `null` means no limit. */
export async function sinceOf(ctx: AppContext, userId: number, range: DateRange): Promise<string | null> {
  return firstDay(range, await limitOf(ctx.db, userId, "keyword_history_days"));
}

const UNKNOWN = { averageRank: null, visibility: null, top3: null, top10: null, top50: null, top200: null };

export async function analyticsOf(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, dateRange, granularity: asked }: Span,
): Promise<{ points: AnalyticsPoint[]; advanced: boolean; provenance: Provenance }> {
  assertStorefront(country);
  const granularity = await granularityOf(ctx, userId, asked);
  const app = await resolveApp(ctx, userId, id);
  const place: Place = { appId: app.id, source: storeOf(ctx).name, country };
  const since = await sinceOf(ctx, userId, dateRange);
  const tracked = await findTracked(ctx.db, userId, country);
  const keywordIds = tracked.map(({ keywordId }) => keywordId);
  const figures = await findFigures(ctx.db, place.source, country, keywordIds);
  const keywords = keywordIds.map((keywordId) => ({
    keywordId,
    popularity: figures.get(keywordId)?.popularity ?? null,
  }));
  await noteRatings(ctx.db, place.source, app.id);
  const ranks = await findRankDays(ctx.db, place, keywords, since);
  const ratings = await ratingsByDay(ctx, place, since);
  const ranksByDay = new Map(ranks.map((day) => [day.day, day]));
  const today = dayOf(new Date());
  const first = since ?? [...ratings.keys(), ...ranksByDay.keys()].sort()[0] ?? today;
  const last = await findLastLook(ctx.db, place, keywordIds);
  const days = daysFrom(first, today).map((day) => ({
    day,
    ...UNKNOWN,
    rating: null,
    ratingCount: null,
    ...ranksByDay.get(day),
    ...ratings.get(day),
  }));
  return {
    ...(await planSeries(ctx, userId, days, granularity)),
    provenance: {
      source: place.source,
      ...searchAlgorithm(place.source),
      confidence: null,
      fetchedAt: last?.toISOString() ?? null,
    },
  };
}

/** Returns ratings by UTC day: stored ratings, and for days before the first one those from the listing's changes. */
async function ratingsByDay(ctx: AppContext, place: Place, since: string | null) {
  const ratings = new Map<string, Pick<AnalyticsPoint, "rating" | "ratingCount">>();
  const changes = await findListingChanges(ctx.db, place, since === null ? null : new Date(since));
  for (const { before, after, previousAt, at } of changes
    .filter(({ field }) => field === "rating")
    .reverse()) {
    ratings.set(dayOf(previousAt), { rating: numberOf(before), ratingCount: null });
    ratings.set(dayOf(at), { rating: numberOf(after), ratingCount: null });
  }
  for (const { day, ...found } of await findRatingDays(ctx.db, place, since)) ratings.set(day, found);
  return ratings;
}

function numberOf(text: string | null): number | null {
  const value = text === null ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

export async function changesOf(
  ctx: AppContext,
  userId: number,
  id: string,
  { country, dateRange }: Span,
): Promise<ListingChange[]> {
  assertStorefront(country);
  const app = await resolveApp(ctx, userId, id);
  const place = { appId: app.id, source: storeOf(ctx).name, country };
  const since = await sinceOf(ctx, userId, dateRange);
  const changes = await findListingChanges(ctx.db, place, since === null ? null : new Date(since));
  return changes.map((change) => ({
    ...change,
    at: change.at.toISOString(),
    previousAt: change.previousAt.toISOString(),
  }));
}
