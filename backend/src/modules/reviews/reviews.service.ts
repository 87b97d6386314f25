import type { ReviewAnalysis } from "@listwise/contracts/reviews";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { findAppByStoreId, resolveApp } from "../apps";
import { assertStorefront, findAppName } from "../store";
import { refreshReviews, type AppRef } from "./fetch-reviews";
import { presentReview, presentStats, buildProvenance } from "./reviews.presenter";
import { countByRating, findReviews, type ReviewFilter } from "./reviews.repository";
import { analyzeReviews } from "./sentiment";

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

export async function loadReviews(ctx: AppContext, app: AppRef, country: string, wanted: ReviewFilter) {
  assertStorefront(country);
  const { shelf, fetchedAt, reason } = await refreshReviews(ctx, app, country);
  const { rows, total } = await findReviews(ctx.db, shelf, wanted);
  return {
    reviews: rows.map(presentReview),
    total,
    stats: presentStats(await countByRating(ctx.db, shelf)),
    ...(reason !== null && { reason }),
    provenance: buildProvenance(shelf.source, fetchedAt),
  };
}

export async function loadAnalysis(
  ctx: AppContext,
  app: AppRef,
  { country, version }: { country: string; version?: string | undefined },
): Promise<ReviewAnalysis> {
  assertStorefront(country);
  const { shelf, fetchedAt, reason } = await refreshReviews(ctx, app, country);
  const { rows } = await findReviews(ctx.db, shelf, { limit: SAMPLE, offset: 0 });
  return {
    ...(await analyzeReviews(rows, country, { appName: await findAppName(ctx.db, shelf), version })),
    ...(reason !== null && { reason }),
    provenance: buildProvenance(shelf.source, fetchedAt, SENTIMENT),
  };
}
