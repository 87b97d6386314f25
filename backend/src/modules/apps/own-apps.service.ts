import type { App, AppSummary } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { fail } from "../../platform/errors";
import { oncePer } from "../../platform/once-per";
import { remembered } from "../../platform/remembered";
import { settingsOf } from "../accounts";
import { assertWithinLimit } from "../limits";
import { storeOf, type Platform } from "../store";
import { appFollowed } from "./apps.events";
import { addFollow, countTrackedApps, lockUser, removeFollow } from "./apps.repository";
import { getTracked, presentApps } from "./apps.service";
import { resolveApp } from "./lookup.service";
import { addOwned, ensureApp, findReleased, removeOwned, saveTags } from "./own-apps.repository";

const RECENT_DAYS = 7;
const RECENT_APPS = 60;
const DAY = 86_400_000;

const isKnown = () => fail("CONFLICT", "This app is already listed in the store. Track it by its store ID.");
const isOwn = () => fail("CONFLICT", "You have already added this app.");

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
  await lockUser(tx, userId);
  const { listed, ...app } = await ensureApp(tx, platform, storeId);
  if (listed) throw isKnown();
  await assertWithinLimit(tx, userId, "max_tracked_apps", await countTrackedApps(tx, userId));
  if (!(await addOwned(tx, userId, app.id, name))) throw isOwn();
  await addFollow(tx, userId, app.id);
  await appFollowed.emit(ctx, { userId, appId: app.id, tx });
  return getTracked(ctx, tx, userId, app);
}

export async function removeApp(ctx: AppContext, userId: number, id: string): Promise<void> {
  const app = await resolveApp(ctx, userId, id);
  await ctx.db.transaction(async (tx) => {
    if (!(await removeOwned(tx, userId, app.id))) throw fail("NOT_FOUND", "You have not added this app.");
    await removeFollow(tx, userId, app.id);
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
  if (!(await saveTags(ctx.db, userId, app.id, distinct))) {
    throw fail("NOT_FOUND", "You don't track this app.");
  }
  return distinct;
}

/** Cached for all users with the same first country. */
const released = oncePer((ctx: AppContext) =>
  remembered(
    (country: string) => {
      const now = Date.now();
      const after = new Date(now - RECENT_DAYS * DAY);
      return findReleased(ctx.db, storeOf(ctx).name, after, new Date(now), country, RECENT_APPS);
    },
    { ms: 60_000, max: 50 },
  ),
);

export async function recentApps(ctx: AppContext, userId: number): Promise<AppSummary[]> {
  const [country = ""] = (await settingsOf(ctx.db, userId)).countries;
  return presentApps(ctx, userId, await released(ctx)(country));
}
