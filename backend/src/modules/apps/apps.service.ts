import type { App, AppSummary, TrackedApp } from "@listwise/contracts/apps";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import { createDataLoader } from "../../infra/cache/data-loader";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { createTtlCache } from "../../infra/cache/ttl-cache";
import {
  assertCovered,
  assertStorefront,
  explainMissingSource,
  getStore,
  findAppListing,
  findCatalogPage,
  findSummaries,
  type ListingSummary,
  type Platform,
  type StoredListing,
  type AppRef,
  type Storefront,
} from "../store";
import { presentApp, presentSummary, presentUnlisted } from "./apps.presenter";
import { findRelationsByUser } from "./apps.repository";
import { findLinkedApps } from "./app-links.reads";
import { findLinks } from "./competitor-links.reads";
import { searchStore, resolveApp } from "./lookup.service";
import { findOwned } from "./own-apps.repository";
import { findFollows, findRelations } from "./apps.reads";

const getFollowedLoader = createWeakMemo((ctx: AppContext) =>
  createDataLoader((userIds) => findRelationsByUser(ctx.db, userIds)),
);

async function markFollowed(ctx: AppContext, userId: number, apps: readonly AppSummary[]) {
  const followed = await getFollowedLoader(ctx)(String(userId));
  return apps.map((app) => {
    const relation = followed?.get(app.id);
    return relation ? { ...app, relation, isFollowing: true } : app;
  });
}

/** Presents listings in the given order, marked as tracked by the user or not. */
export async function presentApps(
  ctx: AppContext,
  userId: number,
  found: readonly ListingSummary[],
): Promise<AppSummary[]> {
  return markFollowed(
    ctx,
    userId,
    found.map((listing) => presentSummary(listing, null)),
  );
}

export async function searchApps(
  ctx: AppContext,
  userId: number,
  query: { q: string; platform: Platform; country: string; limit: number },
) {
  const { listings, provenance } = await searchStore(ctx, query);
  const platforms = await getStore(ctx).findPlatforms();
  const reason = platforms.includes(query.platform) ? null : explainMissingSource(query.platform);
  return { results: await presentApps(ctx, userId, listings), provenance, platforms, reason };
}

/**
 * Returns an app with its listing in a storefront; `null` if it is not listed there.
 *
 * @throws NOT_FOUND for an unknown app, UNKNOWN_COUNTRY if the store or the data set does not cover the country
 */
export async function findLocalization(
  ctx: AppContext,
  userId: number,
  id: string,
  country: string,
): Promise<App | null> {
  assertStorefront(country);
  const app = await resolveApp(ctx, userId, id, country);
  const [[listing], relations] = await Promise.all([
    getStore(ctx).lookup([app.storeId], { platform: app.platform, country }),
    findRelations(ctx.db, userId, [app.id]),
  ]);
  if (listing) return presentApp(listing, relations.get(app.id) ?? null);
  if (!(await findAppListing(ctx.db, app.id, getDefaultStorefront(ctx))))
    return loadUnlistedApp(ctx, ctx.db, userId, app);
  await assertCovered(ctx, country);
  return null;
}

/**
 * Returns an app with its listing in a storefront.
 *
 * @throws NOT_FOUND also if it is not listed there, UNKNOWN_COUNTRY
 */
export async function loadApp(ctx: AppContext, userId: number, id: string, country: string): Promise<App> {
  const app = await findLocalization(ctx, userId, id, country);
  if (app) return app;
  throw fail("NOT_FOUND", `This app isn't listed in ${country.toUpperCase()}. Choose another country.`);
}

/** Presents a listing with the app's relation to the user. */
export async function presentOne(db: Executor, userId: number, listing: StoredListing): Promise<App> {
  const relations = await findRelations(db, userId, [listing.appId]);
  return presentApp(listing, relations.get(listing.appId) ?? null);
}

/** Returns the default storefront, for calls that do not name one. */
export const getDefaultStorefront = (ctx: AppContext): Storefront => ({
  source: getStore(ctx).name,
  country: DEFAULT_COUNTRY,
});

/** Returns the apps' listings in the default storefront, or else in another one, by app id. */
export async function loadListings(ctx: AppContext, appIds: readonly number[]) {
  return findSummaries(
    ctx.db,
    appIds.map((appId) => ({ appId })),
    getDefaultStorefront(ctx),
  );
}

/**
 * Returns the apps that a user tracks: as listed in the given storefront, by default where they were found, or as the
 * owner added them if no store lists them.
 */
export async function listFollowedApps(
  ctx: AppContext,
  userId: number,
  country?: string,
): Promise<TrackedApp[]> {
  const followed = await findFollows(ctx.db, userId);
  const wanted = country === undefined ? followed : followed.map(({ appId }) => ({ appId, country }));
  const [listings, added, links, linked] = await Promise.all([
    findSummaries(ctx.db, wanted, getDefaultStorefront(ctx)),
    findOwned(ctx.db, userId),
    findLinks(ctx.db, userId),
    findLinkedApps(ctx.db, userId),
  ]);
  const owned = new Map(added.map((app) => [app.id, app]));
  return followed.flatMap(({ appId, followedAt, tags, relation }) => {
    const [listing, own] = [listings.get(appId), owned.get(appId)];
    const app = listing
      ? presentSummary(listing, relation)
      : own && presentUnlisted(own, getStore(ctx).getName(own.platform), relation);
    const competitorOf = links.filter((link) => link.competitorId === appId).map((link) => link.appId);
    const linkedTo = linked.get(appId) ?? null;
    return app ? [{ app, followedAt: followedAt.toISOString(), tags, relation, competitorOf, linkedTo }] : [];
  });
}

/** Returns the apps that the user tracks or added. */
export async function listTrackedApps(ctx: AppContext, userId: number): Promise<AppSummary[]> {
  const followed = (await listFollowedApps(ctx, userId)).map(({ app }) => app);
  const ids = new Set(followed.map((app) => app.id));
  return [...followed, ...(await listOwnedApps(ctx, userId)).filter((app) => !ids.has(app.id))];
}

/** Returns the apps that the user added, newest first. */
export async function listOwnedApps(ctx: AppContext, userId: number): Promise<AppSummary[]> {
  const owned = await findOwned(ctx.db, userId);
  const listings = await loadListings(
    ctx,
    owned.map((own) => own.id),
  );
  const apps = owned.map((own) => {
    const listing = listings.get(own.id);
    return listing
      ? presentSummary(listing, null)
      : presentUnlisted(own, getStore(ctx).getName(own.platform), null);
  });
  return markFollowed(ctx, userId, apps);
}

/** Cached for all users, because only fetched listings change it. */
const getCatalogPageLoader = createWeakMemo((ctx: AppContext) =>
  createTtlCache(
    async (limit: number, offset: number) => {
      const { rows, total } = await findCatalogPage(ctx.db, getStore(ctx).name, limit, offset);
      return { apps: rows.map((row) => presentSummary(row, null)), total };
    },
    { ms: 10_000, max: 20 },
  ),
);

export async function listCatalog(ctx: AppContext, userId: number, limit: number, offset: number) {
  const { apps, total } = await getCatalogPageLoader(ctx)(limit, offset);
  return { apps: await markFollowed(ctx, userId, apps), total };
}

/** Presents an app that no store lists, under the owner's name or, if stores have dropped it, as "App" with its id. */
export async function loadUnlistedApp(
  ctx: AppContext,
  db: Executor,
  userId: number,
  app: AppRef,
): Promise<App> {
  const own = (await findOwned(db, userId)).find((owned) => owned.id === app.id);
  const relations = await findRelations(db, userId, [app.id]);
  const named = { ...app, name: own?.name ?? `App ${app.id}` };
  return presentUnlisted(named, getStore(ctx).getName(app.platform), relations.get(app.id) ?? null);
}
