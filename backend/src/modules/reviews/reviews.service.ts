import type { ReviewAnalysis, ReviewStore } from "@listwise/contracts/reviews";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { findAppByStoreId, resolveApp } from "../apps";
import { assertStorefront, findAppName } from "../store";
import { refreshReviews, type AppRef } from "./fetch-reviews";
import { presentReview, presentStats, buildProvenance } from "./reviews.presenter";
import { countByRating, findReviews, type ReviewFilter } from "./reviews.repository";
import { analyzeReviews } from "./analysis/sentiment";
import { findStoreApps, refreshStores } from "./store-apps";

const SAMPLE = 500;
const SENTIMENT = { algorithm: "stars-afinn", version: 1 };
const INTERNAL_ID = /^\d{1,8}$/;

/**
 * Resolves an app with reviews. An app that isn't known yet becomes known when a user tracks it.
 * @throws APP_NOT_TRACKED if the app isn't known
 */
export async function resolveKnownApp(ctx: AppContext, userId: number, id: string): Promise<AppRef> {
  if (INTERNAL_ID.test(id)) return resolveApp(ctx, userId, id);
  const app = await findAppByStoreId(ctx.db, userId, id);
  if (app) return app;
  throw fail("APP_NOT_TRACKED", "Failed to load app reviews. The app may need to be tracked first.");
}

/** Returns the reviews of an app in a country, newest first, after fetching new ones if they are due. */
export async function loadReviews(
  ctx: AppContext,
  userId: number,
  app: AppRef,
  { country, store, ...wanted }: ReviewFilter & { country: string; store?: ReviewStore | undefined },
) {
  assertStorefront(country);
  const apps = await findStoreApps(ctx, userId, app, store);
  const { shelves, source, fetchedAt, reason } = await refreshStores(ctx, apps, country);
  const { rows, total } = await findReviews(ctx.db, shelves, wanted);
  return {
    reviews: rows.map(presentReview),
    total,
    stats: presentStats(await countByRating(ctx.db, shelves)),
    ...(reason !== null && { reason }),
    provenance: buildProvenance(source, fetchedAt),
  };
}

/** Returns the sentiment and the topics of an app's reviews in a country, of one app version or all. */
export async function loadAnalysis(
  ctx: AppContext,
  app: AppRef,
  { country, version }: { country: string; version?: string | undefined },
): Promise<ReviewAnalysis> {
  assertStorefront(country);
  const { shelf, fetchedAt, reason } = await refreshReviews(ctx, app, country);
  const { rows } = await findReviews(ctx.db, [shelf], { limit: SAMPLE, offset: 0 });
  return {
    ...(await analyzeReviews(rows, country, { appName: await findAppName(ctx.db, shelf), version })),
    ...(reason !== null && { reason }),
    provenance: buildProvenance(shelf.source, fetchedAt, SENTIMENT),
  };
}
