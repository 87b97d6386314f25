import {
  MAX_FIRST_STEP_APPS,
  NEXT_STEP_DISMISSED_DAYS,
  type FirstStep,
  type NextStep,
} from "@listwise/contracts/next-steps";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { findRelations, listFollowedApps, resolveApp } from "../apps";
import { assertStorefront } from "../store";
import { computeNextSteps } from "./compute-next-steps";
import { DAY_MS, type Facts } from "./facts";
import { loadFacts } from "./load-facts";
import { deleteDismissal, findDismissals, insertDismissal } from "./next-steps.repository";

type Finding = Pick<NextStep, "kind" | "subject">;

/** @throws NOT_FOUND if it isn't the user's own app */
async function resolveOwnApp(ctx: AppContext, userId: number, id: string) {
  const app = await resolveApp(ctx, userId, id);
  if ((await findRelations(ctx.db, userId, [app.id])).get(app.id) === "own") return app;
  throw fail("NOT_FOUND", "This isn't one of your own apps. Mark it as your app first.");
}

/**
 * Returns up to five next steps for an own app in a storefront, most valuable first, without dismissed ones.
 *
 * @throws NOT_FOUND if it isn't the user's own app
 * @throws UNKNOWN_COUNTRY for an unknown storefront
 */
export async function loadNextSteps(ctx: AppContext, userId: number, id: string, country: string) {
  assertStorefront(country);
  const app = await resolveOwnApp(ctx, userId, id);
  const facts = await loadFacts(ctx, userId, app, country);
  return { data: await computeUndismissed(ctx, userId, facts), computedAt: facts.now.toISOString() };
}

async function computeUndismissed(ctx: AppContext, userId: number, facts: Facts): Promise<NextStep[]> {
  const since = new Date(facts.now.getTime() - NEXT_STEP_DISMISSED_DAYS * DAY_MS);
  const dismissed = await findDismissals(ctx.db, { userId, appId: facts.appId }, since);
  return computeNextSteps(facts, dismissed);
}

/**
 * Returns the most valuable next step of each own app in a storefront, by the reviews that are stored. Apps beyond
 * `MAX_FIRST_STEP_APPS` are left out.
 *
 * @throws UNKNOWN_COUNTRY for an unknown storefront
 */
export async function loadFirstSteps(ctx: AppContext, userId: number, country: string): Promise<FirstStep[]> {
  assertStorefront(country);
  const tracked = await listFollowedApps(ctx, userId, country);
  const own = tracked.filter(({ relation }) => relation === "own").slice(0, MAX_FIRST_STEP_APPS);
  const steps: FirstStep[] = [];
  // One app after the other leaves database connections to other requests.
  for (const { app } of own) {
    const facts = await loadFacts(ctx, userId, app, country, { storedOnly: true });
    const [step = null] = await computeUndismissed(ctx, userId, facts);
    steps.push({ appId: app.id, step });
  }
  return steps;
}

/** @throws NOT_FOUND if it isn't the user's own app */
export async function dismissStep(ctx: AppContext, userId: number, id: string, finding: Finding) {
  const { id: appId } = await resolveOwnApp(ctx, userId, id);
  await insertDismissal(ctx.db, { userId, appId }, finding, new Date());
}

/** @throws NOT_FOUND if it isn't the user's own app */
export async function restoreStep(ctx: AppContext, userId: number, id: string, finding: Finding) {
  const { id: appId } = await resolveOwnApp(ctx, userId, id);
  await deleteDismissal(ctx.db, { userId, appId }, finding);
}
