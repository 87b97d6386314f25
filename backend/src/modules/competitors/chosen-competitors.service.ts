import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import type { Transact } from "../../infra/http/idempotency/idempotency";
import {
  countCompetitors,
  getDefaultStorefront,
  hasCompetitor,
  linkCompetitor,
  presentApps,
  resolveApp,
  resolveTrackedApp,
  unlinkCompetitor,
  type Owner,
} from "../apps";
import { wakeCrawlers } from "../crawls";
import { assertWithinLimit, loadLimit } from "../limits";
import { assertStorefront, findSummaries } from "../store";
import { lockOwner } from "../accounts";

const DEPTH = "competitor_analysis_depth";

/**
 * Resolves the app whose competitors are meant.
 *
 * @throws NOT_FOUND if the user does not track it.
 */
export async function resolveOwner(ctx: AppContext, userId: number, id: string): Promise<Owner> {
  return { userId, appId: (await resolveTrackedApp(ctx, userId, id)).id };
}

/** Loads app summaries in the given order. Apps without a listing are omitted. */
export async function loadSummaries(
  ctx: AppContext,
  userId: number,
  ids: readonly number[],
  country: string,
) {
  const wanted = ids.map((appId) => ({ appId, country }));
  const found = await findSummaries(ctx.db, wanted, getDefaultStorefront(ctx));
  return presentApps(
    ctx,
    userId,
    ids.flatMap((id) => found.get(id) ?? []),
  );
}

/** Returns how many competitors each app may have on the user's plan. */
export const loadDepth = (db: Executor, userId: number): Promise<number> => loadLimit(db, userId, DEPTH);

async function loadUsage(db: Executor, owner: Owner) {
  return { chosen: await countCompetitors(db, owner), depth: await loadDepth(db, owner.userId) };
}

/**
 * Adds a competitor and tracks it. Locks the user so that parallel calls can't exceed the limit.
 *
 * @throws VALIDATION_FAILED for the app itself; UNKNOWN_COUNTRY, NOT_FOUND, FEATURE_LIMIT_EXCEEDED
 */
export async function addCompetitor(
  ctx: AppContext,
  transact: Transact,
  userId: number,
  id: string,
  { competitorId, country }: { competitorId: string; country: string },
) {
  assertStorefront(country);
  const owner = await resolveOwner(ctx, userId, id);
  const competitor = await resolveApp(ctx, userId, competitorId, country);
  if (competitor.id === owner.appId)
    throw fail("VALIDATION_FAILED", "An app can't be its own competitor. Choose another app.");
  const answer = await transact(async (tx) => {
    await lockOwner(tx, userId);
    if (!(await hasCompetitor(tx, owner, competitor.id))) {
      await assertWithinLimit(tx, userId, DEPTH, await countCompetitors(tx, owner));
      await linkCompetitor(ctx, tx, owner, competitor.id);
    }
    return { success: true as const, data: await loadUsage(tx, owner) };
  });
  await wakeCrawlers(ctx);
  return answer;
}

/**
 * Removes a competitor. A former competitor stays watched if the plan has room for it.
 *
 * @throws NOT_FOUND if it is not one of the competitors.
 */
export async function removeCompetitor(ctx: AppContext, userId: number, id: string, competitorId: string) {
  const owner = await resolveOwner(ctx, userId, id);
  const competitor = await resolveApp(ctx, userId, competitorId);
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    if (await unlinkCompetitor(tx, owner, competitor.id)) return loadUsage(tx, owner);
    throw fail("NOT_FOUND", "This app isn't one of the competitors. Reload the page.");
  });
}
