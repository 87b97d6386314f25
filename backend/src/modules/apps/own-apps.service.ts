import type { App, AppSummary } from "@listwise/contracts/apps";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { createTtlCache } from "../../infra/cache/ttl-cache";
import { findSettings, lockOwner } from "../accounts";
import { assertWithinLimit } from "../limits";
import { getStore, ensureApp, findReleased, type Platform } from "../store";
import { appTracked } from "./apps.events";
import { insertFollow, countTrackedApps } from "./apps.repository";
import { loadUnlistedApp, presentApps } from "./apps.service";
import { resolveApp } from "./lookup.service";
import { failUntracked } from "./tracked-app";
import { insertOwned, deleteOwned, updateTags } from "./own-apps.repository";
import { removeTracking } from "./tracking.service";

const RECENT_DAYS = 7;
const RECENT_APPS = 60;
const DAY_MS = 86_400_000;

const alreadyListed = () => fail("CONFLICT", "This app is already listed. Track it by its store ID.");
const alreadyAdded = () => fail("CONFLICT", "You have already added this app. Find it in your tracked apps.");

/**
 * Adds and tracks an app that no store lists yet. Several users can add the same app: they only share its id, and the
 * store's listing replaces their entries as soon as it exists.
 *
 * @throws CONFLICT if a store lists the app or the user already added it, FEATURE_LIMIT_EXCEEDED
 */
export async function createApp(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  { name, storeId, platform }: { name: string; storeId: string; platform: Platform },
): Promise<App> {
  await lockOwner(tx, userId);
  const { listed, ...app } = await ensureApp(tx, platform, storeId);
  if (listed) throw alreadyListed();
  await assertWithinLimit(tx, userId, "max_tracked_apps", await countTrackedApps(tx, userId));
  if (!(await insertOwned(tx, userId, app.id, name))) throw alreadyAdded();
  await insertFollow(tx, userId, app.id, { relation: "own" });
  await appTracked.emit(ctx, { userId, appId: app.id, tx });
  return loadUnlistedApp(ctx, tx, userId, app);
}

export async function removeApp(ctx: AppContext, userId: number, id: string): Promise<void> {
  const app = await resolveApp(ctx, userId, id);
  await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    if (!(await deleteOwned(tx, userId, app.id)))
      throw fail("NOT_FOUND", "You have not added this app. Add it first.");
    await removeTracking(tx, userId, app.id);
  });
}

/**
 * Replaces the tags of a tracked app and returns them. Of tags that only differ in case the first one is kept.
 *
 * @throws NOT_FOUND if the user does not track the app
 */
export async function setTags(
  ctx: AppContext,
  userId: number,
  id: string,
  tags: readonly string[],
): Promise<string[]> {
  const app = await resolveApp(ctx, userId, id);
  const distinct = [
    ...new Map([...tags].reverse().map((tag) => [tag.toLowerCase(), tag])).values(),
  ].reverse();
  if (!(await updateTags(ctx.db, userId, app.id, distinct))) {
    throw failUntracked();
  }
  return distinct;
}

/** Cached for all users with the same first country. */
const getReleasedLoader = createWeakMemo((ctx: AppContext) =>
  createTtlCache(
    (country: string) => {
      const now = Date.now();
      const after = new Date(now - RECENT_DAYS * DAY_MS);
      return findReleased(ctx.db, getStore(ctx).name, after, new Date(now), country, RECENT_APPS);
    },
    { ms: 60_000, max: 50 },
  ),
);

export async function listRecentApps(ctx: AppContext, userId: number): Promise<AppSummary[]> {
  const [country = ""] = (await findSettings(ctx.db, userId)).countries;
  return presentApps(ctx, userId, await getReleasedLoader(ctx)(country));
}
