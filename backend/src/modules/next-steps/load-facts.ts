import { getIndexedLocales } from "@listwise/aso-core/localization";
import type { AppContext } from "../../infra/context";
import { ApiFailure } from "../../infra/http/errors";
import { countRules } from "../alerts";
import { findHistoryStart, loadRatingsByDay } from "../analytics";
import { findCompetitorIds, type Owner } from "../apps";
import { discoverKeywords, loadKeywordTable } from "../keyword-table";
import { checkFeature } from "../limits";
import { loadDraft } from "../localization";
import { findLowReviews, refreshReviews } from "../reviews";
import { findAppListing, findListingChanges, findListingSummaries, getStore, isLive } from "../store";
import { DAY_MS, type Facts } from "./facts";
import { CHANGE_DAYS } from "./rules/find-competitor-changes";
import { MAX_LOW_STARS, REVIEW_DAYS } from "./rules/find-unanswered-reviews";
import { findFreeFields } from "./rules/suggest-unused-characters";

const MAX_SUGGESTIONS = 100;
const MAX_CHANGES = 50;

/** App whose facts are loaded. */
export type AppRef = Parameters<typeof refreshReviews>[1];

/**
 * Collects what is known about an own app in a storefront. Reviews that weren't fetched recently are fetched, unless
 * only the stored ones are wanted.
 */
export async function loadFacts(
  ctx: AppContext,
  userId: number,
  app: AppRef,
  country: string,
  { storedOnly = false } = {},
): Promise<Facts> {
  const { db } = ctx;
  const owner = { userId, appId: app.id };
  const now = new Date();
  const store = getStore(ctx);
  const [source, listing, draft, table, competitorIds, alertRules, advanced] = await Promise.all([
    store.describe(),
    loadListing(ctx, app.id, country),
    loadDraft(ctx, userId, String(app.id)),
    loadKeywordTable(ctx, userId, { appId: app.id }),
    findCompetitorIds(db, owner),
    countRules(db, userId, app.id),
    checkFeature(db, userId, "advanced_analytics"),
  ]);
  const since = await findHistoryStart(ctx, userId, "30days");
  const ratings = await loadRatingsByDay(
    ctx,
    { appId: app.id, source: store.getName(app.platform), country },
    since,
  );
  const facts: Facts = {
    appId: app.id,
    country,
    now,
    dataDate: source.live ? now : source.capturedAt === null ? null : new Date(source.capturedAt),
    listing,
    locale: getIndexedLocales(country)[0] ?? "",
    drafts: draft.texts,
    storefronts: source.storefronts,
    keywords: table.data.filter(({ isIrrelevant }) => !isIrrelevant),
    suggestions: [],
    lowReviews: await loadLowReviews(ctx, owner, app, country, { now, storedOnly }),
    changes: await loadChanges(ctx, competitorIds, country, now),
    hasVisibility: advanced.allowed,
    ratings: [...ratings].flatMap(([day, { rating }]) => (rating === null ? [] : { day, rating })),
    competitors: competitorIds.length,
    alertRules,
  };
  // Suggestions take the longest, and only free space needs them.
  if (findFreeFields(facts).length === 0) return facts;
  return { ...facts, suggestions: await loadSuggestions(ctx, owner, country) };
}

/** Returns the listing in exactly this storefront; `null` if the source has none. */
async function loadListing(ctx: AppContext, appId: number, country: string) {
  const source = getStore(ctx).name;
  const found = await findAppListing(ctx.db, appId, { source, country });
  return found && (found.source === source || isLive(source)) && found.country === country ? found : null;
}

async function loadSuggestions(ctx: AppContext, { userId, appId }: Owner, country: string) {
  const query = { country, list: "suggestions", pageSize: MAX_SUGGESTIONS } as const;
  const found = await loadOrNull(discoverKeywords(ctx, userId, String(appId), query));
  return (found?.data ?? []).flatMap(({ keyword, score }) => (score === null ? [] : { keyword, score }));
}

async function loadLowReviews(
  ctx: AppContext,
  { userId }: Owner,
  app: AppRef,
  country: string,
  { now, storedOnly }: { now: Date; storedOnly: boolean },
) {
  const stored = { appId: app.id, source: getStore(ctx).getName(app.platform), country };
  const shelf = storedOnly ? stored : (await loadOrNull(refreshReviews(ctx, app, country)))?.shelf;
  const since = new Date(now.getTime() - REVIEW_DAYS * DAY_MS);
  return shelf ? findLowReviews(ctx.db, userId, shelf, { since, maxStars: MAX_LOW_STARS }) : null;
}

async function loadChanges(ctx: AppContext, appIds: readonly number[], country: string, now: Date) {
  const source = getStore(ctx).name;
  const since = new Date(now.getTime() - CHANGE_DAYS * DAY_MS);
  const names = await findListingSummaries(ctx.db, source, country, appIds);
  const changes = await Promise.all(
    names.map(async ({ appId, name }) =>
      (await findListingChanges(ctx.db, { appId, source, country }, since, MAX_CHANGES)).map(
        ({ field, at }) => ({ appId, name, field, at }),
      ),
    ),
  );
  return changes.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Returns `null` if the source can't tell, so that the other facts are still loaded. */
async function loadOrNull<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
