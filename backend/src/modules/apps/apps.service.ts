import { DEFAULT_COUNTRY, type App, type AppSummary } from "@listwise/contracts";
import { batched } from "../../platform/batched";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { oncePer } from "../../platform/once-per";
import { remembered } from "../../platform/remembered";
import { assertWithinLimit } from "../limits";
import { storeOf, type ListingSummary, type Platform, type StoredListing } from "../store";
import { appFollowed } from "./apps.events";
import { presentApp, presentSummary } from "./apps.presenter";
import {
  addFollow,
  countFollows,
  findAppById,
  findAppByStoreId,
  findAppListing,
  findFollowed,
  findFollows,
  findSummaries,
  followedAmong,
  lockUser,
  pageOfCatalogue,
  removeFollow,
  type AppRef,
} from "./apps.repository";

const INTERNAL_ID = /^\d{1,8}$/;

/** The app an id means: ours (at most 8 digits), else a store's, which is looked up when it was never seen. */
export async function resolveApp(ctx: AppContext, id: string, platform?: Platform): Promise<AppRef> {
  if (INTERNAL_ID.test(id)) return (await findAppById(ctx.db, Number(id))) ?? unknownApp();
  if (id.length <= 8 && !id.includes(".")) return unknownApp();
  return resolveStoreId(ctx, id, platform);
}

/** The same for what is known to be a store's id, however short. */
export async function resolveStoreId(ctx: AppContext, storeId: string, platform?: Platform): Promise<AppRef> {
  const known = await findAppByStoreId(ctx.db, storeId, platform);
  if (known) return known;
  const on = platform ?? (storeId.includes(".") ? "android" : "ios");
  const [found] = await storeOf(ctx).lookup([storeId], { platform: on, country: DEFAULT_COUNTRY });
  return found ? { id: found.appId, platform: found.platform, storeId: found.storeId } : unknownApp();
}

function unknownApp(): never {
  throw fail("NOT_FOUND", "There is no such app.");
}

const followedOf = oncePer((ctx: AppContext) => batched((userIds) => findFollowed(ctx.db, userIds)));

async function markFollowed(ctx: AppContext, userId: number, apps: readonly AppSummary[]) {
  const followed = await followedOf(ctx)(String(userId));
  return apps.map((app) => (followed?.has(app.id) ? { ...app, isFollowing: true } : app));
}

/** Listings as the user sees them, in the given order. */
export async function presentApps(
  ctx: AppContext,
  userId: number,
  found: readonly ListingSummary[],
): Promise<AppSummary[]> {
  return markFollowed(
    ctx,
    userId,
    found.map((listing) => presentSummary(listing, false)),
  );
}

export async function searchApps(
  ctx: AppContext,
  userId: number,
  query: { q: string; platform: Platform; country: string; limit: number },
) {
  const term = query.q.trim();
  if (term === "") throw fail("VALIDATION_FAILED", "Arama sorgusu boş olamaz");
  const { listings, provenance } = await storeOf(ctx).search({ ...query, term });
  return { results: await presentApps(ctx, userId, listings), provenance };
}

export async function getApp(ctx: AppContext, userId: number, id: string, country: string): Promise<App> {
  const app = await resolveApp(ctx, id);
  const [listing] = await storeOf(ctx).lookup([app.storeId], { platform: app.platform, country });
  if (!listing) throw fail("NOT_FOUND", `This app is not listed in the ${country.toUpperCase()} store.`);
  return presentOne(ctx, userId, listing);
}

async function presentOne(ctx: AppContext, userId: number, listing: StoredListing): Promise<App> {
  const followed = await followedAmong(ctx.db, userId, [listing.appId]);
  return presentApp(listing, followed.has(listing.appId));
}

const ownStore = (ctx: AppContext) => ({ source: storeOf(ctx).name, country: DEFAULT_COUNTRY });

/** The listings that stand for apps where no storefront is asked for. */
export async function listingsOf(ctx: AppContext, appIds: readonly number[]) {
  return findSummaries(ctx.db, appIds, ownStore(ctx));
}

export async function followedApps(ctx: AppContext, userId: number) {
  const followed = await findFollows(ctx.db, userId);
  const listings = await listingsOf(
    ctx,
    followed.map((follow) => follow.appId),
  );
  return followed.flatMap(({ appId, followedAt }) => {
    const listing = listings.get(appId);
    return listing ? [{ app: presentSummary(listing, true), followedAt: followedAt.toISOString() }] : [];
  });
}

/** The same for everyone and changed only by what is fetched from the store. */
const cataloguePage = oncePer((ctx: AppContext) =>
  remembered(
    async (limit: number, offset: number) => {
      const { rows, total } = await pageOfCatalogue(ctx.db, storeOf(ctx).name, limit, offset);
      return { apps: rows.map((row) => presentSummary(row, false)), total };
    },
    { ms: 10_000, max: 20 },
  ),
);

export async function catalogue(ctx: AppContext, userId: number, limit: number, offset: number) {
  const { apps, total } = await cataloguePage(ctx)(limit, offset);
  return { apps: await markFollowed(ctx, userId, apps), total };
}

/** Following twice is following once; the limit counts apps, however many calls come at a time. */
export async function followApp(ctx: AppContext, userId: number, app: AppRef): Promise<App> {
  const added = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await followedAmong(tx, userId, [app.id])).has(app.id)) return false;
    await assertWithinLimit(tx, userId, "max_tracked_apps", await countFollows(tx, userId));
    await addFollow(tx, userId, app.id);
    return true;
  });
  if (added) await appFollowed.emit(ctx, { userId, appId: app.id });
  return standing(ctx, userId, app);
}

export async function unfollowApp(ctx: AppContext, userId: number, app: AppRef): Promise<App> {
  await removeFollow(ctx.db, userId, app.id);
  return standing(ctx, userId, app);
}

async function standing(ctx: AppContext, userId: number, app: AppRef): Promise<App> {
  const listing = await findAppListing(ctx.db, app.id, ownStore(ctx));
  return listing ? presentOne(ctx, userId, listing) : unknownApp();
}
