import type { AppContext } from "../../infra/context";
import { ApiFailure } from "../../infra/http/errors";
import type { resolveApp } from "../apps";
import { LAST_REVIEW_PAGE, getStore, isLive } from "../store";
import { findFetchedApps } from "./reviews.reads";
import { findLastFetch, markFetched, saveReviews, type Shelf } from "./reviews.repository";

const FRESH_MS = 6 * 3_600_000;
const JOB = "reviews-fetch";
const REFRESH_JOB = "reviews-refresh";

export type AppRef = Awaited<ReturnType<typeof resolveApp>>;

interface Refresh {
  apps: readonly AppRef[];
  country: string;
}

interface Rest {
  app: AppRef;
  country: string;
}

export function getShelf(ctx: AppContext, app: AppRef, country: string): Shelf {
  return { appId: app.id, source: getStore(ctx).getName(app.platform), country };
}

/**
 * Fetches new reviews unless that happened recently. If the store doesn't respond, stored reviews are served.
 *
 * @throws STORE_UNAVAILABLE if there are no stored reviews either
 */
export async function refreshReviews(ctx: AppContext, app: AppRef, country: string) {
  const shelf = getShelf(ctx, app, country);
  const before = await findLastFetch(ctx.db, shelf);
  if (before && Date.now() - before.getTime() < FRESH_MS) return { shelf, fetchedAt: before, reason: null };
  try {
    // A live store is paginated and slow, so the request doesn't wait for the remaining pages.
    const live = isLive(shelf.source);
    const { reason, more } = await fetchPages(ctx, app, country, 1, live ? 1 : LAST_REVIEW_PAGE);
    if (more && live) await ctx.queue.send(JOB, { app, country }, { singletonKey: `${app.id} ${country}` });
    return { shelf, fetchedAt: await findLastFetch(ctx.db, shelf), reason };
  } catch (error) {
    if (!before || !(error instanceof ApiFailure) || error.code !== "STORE_UNAVAILABLE") throw error;
    ctx.log.warn({ err: error, appId: app.id, country }, "serving previously fetched reviews");
    return { shelf, fetchedAt: before, reason: null };
  }
}

/** Refreshes the reviews. While the store is unavailable, the stored ones are used. */
export async function refreshReviewsIfAvailable(ctx: AppContext, app: AppRef, country: string) {
  try {
    return await refreshReviews(ctx, app, country);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== "STORE_UNAVAILABLE") throw error;
    ctx.log.warn({ err: error, appId: app.id, country }, "using stored reviews: the store is unavailable");
    return { shelf: getShelf(ctx, app, country), fetchedAt: null, reason: null };
  }
}

/** Fetches pages until one contains no new reviews. */
async function fetchPages(
  ctx: AppContext,
  { id, ...app }: AppRef,
  country: string,
  from: number,
  to: number,
) {
  const shelf = getShelf(ctx, { id, ...app }, country);
  for (let page = from; page <= to; page++) {
    const { storeId, platform } = app;
    const answer = await getStore(ctx).reviews({ storeId, platform, country }, page);
    if (answer.value === null) return { reason: answer.reason, more: false };
    const added = await saveReviews(ctx.db, shelf, answer.value.reviews);
    if (page === from) await markFetched(ctx.db, shelf, new Date());
    if (!answer.value.more || added === 0) return { reason: null, more: false };
  }
  return { reason: null, more: true };
}

/** Queues fetching the reviews of those apps for which that didn't happen recently, so that lists can count them. */
export async function queueReviews(
  ctx: AppContext,
  userId: number,
  apps: readonly AppRef[],
  country: string,
): Promise<void> {
  const ids = apps.map(({ id }) => id);
  const place = { source: getStore(ctx).name, country };
  const fetched = await findFetchedApps(ctx.db, ids, place, new Date(Date.now() - FRESH_MS));
  const stale = apps.filter(({ id }) => !fetched.has(id));
  if (stale.length === 0) return;
  await ctx.queue.send<Refresh>(
    REFRESH_JOB,
    { apps: stale, country },
    { singletonKey: `${userId} ${country}` },
  );
}

export function defineFetchJob(ctx: AppContext): void {
  ctx.queue.define<Refresh>(REFRESH_JOB, async ({ apps, country }) => {
    for (const app of apps) await refreshReviews(ctx, app, country);
  });
  ctx.queue.define<Rest>(JOB, async ({ app, country }) => {
    await fetchPages(ctx, app, country, 2, LAST_REVIEW_PAGE);
  });
}
