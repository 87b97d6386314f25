import type { AppContext } from "../../platform/context";
import type { Executor } from "../../platform/database";
import { fail } from "../../platform/errors";
import type { Transact } from "../../platform/idempotency";
import { findSummaries, isTrackedApp, lockUser, ownStore, presentApps, resolveApp } from "../apps";
import { assertWithinLimit, limitOf } from "../limits";
import { assertStorefront } from "../store";
import { addChosen, countChosen, isChosen, removeChosen, type Owner } from "./competitors.repository";

const DEPTH = "competitor_analysis_depth";

/**
 * Resolves the app whose competitors are meant.
 *
 * @throws NOT_FOUND if the user does not track it.
 */
export async function ownerOf(ctx: AppContext, userId: number, id: string): Promise<Owner> {
  const app = await resolveApp(ctx, userId, id);
  if (await isTrackedApp(ctx.db, userId, app.id)) return { userId, appId: app.id };
  throw fail("NOT_FOUND", "You don't track this app. Track it first.");
}

/** Loads app summaries in the given order. Apps without a listing are omitted. */
export async function summariesOf(ctx: AppContext, userId: number, ids: readonly number[], country: string) {
  const wanted = ids.map((appId) => ({ appId, country }));
  const found = await findSummaries(ctx.db, wanted, ownStore(ctx));
  return presentApps(
    ctx,
    userId,
    ids.flatMap((id) => found.get(id) ?? []),
  );
}

export const depthOf = (db: Executor, userId: number): Promise<number> => limitOf(db, userId, DEPTH);

async function loadUsage(db: Executor, owner: Owner) {
  return { chosen: await countChosen(db, owner), depth: await depthOf(db, owner.userId) };
}

/** Adds a competitor. Locks the user so that parallel calls can't exceed the limit. */
export async function addCompetitor(
  ctx: AppContext,
  transact: Transact,
  userId: number,
  id: string,
  { competitorId, country }: { competitorId: string; country: string },
) {
  assertStorefront(country);
  const owner = await ownerOf(ctx, userId, id);
  const competitor = await resolveApp(ctx, userId, competitorId, country);
  if (competitor.id === owner.appId) throw fail("VALIDATION_FAILED", "An app can't be its own competitor.");
  return transact(async (tx) => {
    await lockUser(tx, userId);
    if (!(await isChosen(tx, owner, competitor.id))) {
      await assertWithinLimit(tx, userId, DEPTH, await countChosen(tx, owner));
      await addChosen(tx, owner, competitor.id);
    }
    return { success: true as const, data: await loadUsage(tx, owner) };
  });
}

export async function removeCompetitor(ctx: AppContext, userId: number, id: string, competitorId: string) {
  const owner = await ownerOf(ctx, userId, id);
  const competitor = await resolveApp(ctx, userId, competitorId);
  if (await removeChosen(ctx.db, owner, competitor.id)) return loadUsage(ctx.db, owner);
  throw fail("NOT_FOUND", "This app isn't one of the competitors.");
}
