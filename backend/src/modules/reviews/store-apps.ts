import type { ReviewStore } from "@listwise/contracts/reviews";
import type { AppContext } from "../../infra/context";
import { findLinkedApps, resolveApp } from "../apps";
import { refreshReviews, refreshReviewsIfAvailable, type AppRef } from "./fetch-reviews";

/** Returns the apps whose reviews are meant: the given one by default, its linked app in the other store, or both. */
export async function findStoreApps(
  ctx: AppContext,
  userId: number,
  app: AppRef,
  store: ReviewStore = app.platform,
): Promise<[AppRef, ...AppRef[]]> {
  const linkedId = store === app.platform ? undefined : (await findLinkedApps(ctx.db, userId)).get(app.id);
  if (linkedId === undefined) return [app];
  const linked = await resolveApp(ctx, userId, String(linkedId));
  return store === "both" ? [app, linked] : [linked];
}

/**
 * Fetches new reviews of apps unless that happened recently. `fetchedAt` is the earliest time, and `reason` why no store
 * has reviews.
 *
 * @throws STORE_UNAVAILABLE if the first app's store doesn't respond and there are no stored reviews
 */
export async function refreshStores(
  ctx: AppContext,
  [app, ...others]: readonly [AppRef, ...AppRef[]],
  country: string,
) {
  const first = await refreshReviews(ctx, app, country);
  const rest = await Promise.all(others.map((other) => refreshReviewsIfAvailable(ctx, other, country)));
  const found = [first, ...rest];
  const times = found.flatMap(({ fetchedAt }) => fetchedAt ?? []).sort((a, b) => a.getTime() - b.getTime());
  const reasons = found.flatMap(({ reason }) => reason ?? []);
  return {
    shelves: found.map(({ shelf }) => shelf),
    source: first.shelf.source,
    fetchedAt: times[0] ?? null,
    reason: reasons.length === found.length ? (reasons[0] ?? null) : null,
  };
}
