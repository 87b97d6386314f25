import type { App, Relation } from "@listwise/contracts/apps";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import type { Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { lockOwner } from "../accounts";
import { assertWithinLimit, loadLimit } from "../limits";
import { assertStorefront, findAppListing, type AppRef } from "../store";
import { deleteAppLinks, forgetAppLinks, removeAppLink, restoreAppLink } from "./app-links.repository";
import { appTracked } from "./apps.events";
import { isTrackedApp } from "./apps.reads";
import { findAppById } from "./visible-apps.reads";
import {
  countTrackedApps,
  insertFollow,
  removeFollow,
  restoreFollow,
  updateRelation,
} from "./apps.repository";
import { getDefaultStorefront, loadUnlistedApp, presentOne } from "./apps.service";
import { countCompetitors, findCompetitorIds, isCompetitor } from "./competitor-links.reads";
import { deleteLinks, removeLinks, restoreLinks } from "./competitor-links.repository";
import { failUntracked } from "./tracked-app";
import { becomeCompetitor, findRelation, settleFormerCompetitor } from "./competitor-links.service";

const LIMIT = "max_tracked_apps";
const DEPTH = "competitor_analysis_depth";

/** @throws FEATURE_LIMIT_EXCEEDED if one more app would exceed the plan */
async function assertRoom(tx: Transaction, userId: number): Promise<void> {
  await assertWithinLimit(tx, userId, LIMIT, await countTrackedApps(tx, userId));
}

/**
 * Tracks an app, as the user's own one or to watch it. Tracking it again has no effect, except that it can become the
 * user's own. Concurrent calls cannot exceed the plan's limit.
 *
 * @throws UNKNOWN_COUNTRY, FEATURE_LIMIT_EXCEEDED
 */
export async function trackApp(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  app: AppRef,
  {
    country,
    relation = "watching",
  }: { country?: string | undefined; relation?: "own" | "watching" | undefined },
): Promise<App> {
  if (country !== undefined) assertStorefront(country);
  await lockOwner(tx, userId);
  const before = await findRelation(tx, userId, app.id);
  if (before === null) {
    if (!(await isTrackedApp(tx, userId, app.id))) await assertRoom(tx, userId);
    // Only an undo brings a link back.
    await forgetAppLinks(tx, userId, app.id);
    await deleteAppLinks(tx, userId, [app.id]);
    await insertFollow(tx, userId, app.id, { country, relation });
    await appTracked.emit(ctx, { userId, appId: app.id, tx });
  } else if (relation === "own") await changeRelation(tx, userId, app.id, { before, after: "own" });
  return loadTrackedApp(ctx, tx, userId, app, country);
}

async function changeRelation(
  tx: Transaction,
  userId: number,
  appId: number,
  { before, after }: { before: Relation; after: Relation },
): Promise<void> {
  if (before === after) return;
  if (before === "competitor") await assertRoom(tx, userId);
  await updateRelation(tx, userId, appId, after);
}

/**
 * Makes a tracked app the user's own, or one that the user only watches. A watched app is no longer a competitor.
 *
 * @throws NOT_FOUND if the user does not track it.
 * @throws FEATURE_LIMIT_EXCEEDED if it was a competitor and the plan has no room for another app.
 */
export async function setRelation(
  tx: Transaction,
  userId: number,
  app: AppRef,
  after: "own" | "watching",
): Promise<void> {
  await lockOwner(tx, userId);
  const before = await findRelation(tx, userId, app.id);
  if (before === null) throw failUntracked();
  await changeRelation(tx, userId, app.id, { before, after });
  if (after === "watching") await deleteLinks(tx, userId, { competitorId: app.id });
}

/** Stops tracking an app and removes it from all comparisons. Its keywords keep their list. */
export async function untrackApp(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  app: AppRef,
): Promise<App> {
  await lockOwner(tx, userId);
  await removeTracking(tx, userId, app.id);
  return loadTrackedApp(ctx, tx, userId, app);
}

/** Removes a tracked app with its links to competitors and to the other store, so that this can be undone for a day. */
export async function removeTracking(tx: Transaction, userId: number, appId: number): Promise<void> {
  const rivals = await removeLinks(tx, userId, appId);
  await removeAppLink(tx, userId, appId);
  await removeFollow(tx, userId, appId);
  for (const id of rivals) await settleFormerCompetitor(tx, userId, id);
}

/**
 * Undoes untracking an app within a day, with its date, relation, tags, competitors and linked app.
 *
 * @throws NOT_FOUND if the user did not untrack it within the last day, or tracks it again.
 * @throws FEATURE_LIMIT_EXCEEDED if the plan has no room for it or its comparisons anymore.
 */
export async function restoreApp(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  appId: number,
): Promise<App> {
  await lockOwner(tx, userId);
  const counted = await countTrackedApps(tx, userId);
  const app = (await restoreFollow(tx, userId, appId)) ? await findAppById(tx, userId, appId) : null;
  if (!app) throw fail("NOT_FOUND", "This can no longer be undone. Track the app again.");
  await restoreAppLink(tx, userId, appId);
  await restoreCompetitors(ctx, tx, userId, appId);
  // A former competitor that is compared with no app anymore counts like any other app.
  if ((await findRelation(tx, userId, appId)) === "competitor" && !(await isCompetitor(tx, userId, appId))) {
    await updateRelation(tx, userId, appId, "watching");
  }
  if ((await countTrackedApps(tx, userId)) > counted) await assertWithinLimit(tx, userId, LIMIT, counted);
  await appTracked.emit(ctx, { userId, appId, tx });
  return loadTrackedApp(ctx, tx, userId, app);
}

async function restoreCompetitors(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  appId: number,
): Promise<void> {
  const depth = await loadLimit(tx, userId, DEPTH);
  for (const owner of await restoreLinks(tx, userId, appId)) {
    const compared = await countCompetitors(tx, { userId, appId: owner });
    // Untracking removed all competitors of the app itself, but only one of each other app.
    const before = owner === appId ? 0 : compared - 1;
    if (compared > depth) await assertWithinLimit(tx, userId, DEPTH, before, compared - before);
  }
  const rivals = await findCompetitorIds(tx, { userId, appId });
  for (const id of rivals) await becomeCompetitor(ctx, tx, userId, id);
}

async function loadTrackedApp(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  app: AppRef,
  country = DEFAULT_COUNTRY,
): Promise<App> {
  const listing = await findAppListing(tx, app.id, { ...getDefaultStorefront(ctx), country });
  return listing ? presentOne(tx, userId, listing) : loadUnlistedApp(ctx, tx, userId, app);
}
