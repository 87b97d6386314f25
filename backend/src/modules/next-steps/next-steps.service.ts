import { NEXT_STEP_DISMISSED_DAYS, type NextStep } from "@listwise/contracts/next-steps";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { findRelations, resolveApp } from "../apps";
import { assertStorefront } from "../store";
import { computeNextSteps } from "./compute-next-steps";
import { DAY_MS } from "./facts";
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
  const since = new Date(facts.now.getTime() - NEXT_STEP_DISMISSED_DAYS * DAY_MS);
  const dismissed = await findDismissals(ctx.db, { userId, appId: app.id }, since);
  return { data: computeNextSteps(facts, dismissed), computedAt: facts.now.toISOString() };
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
