import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData, registerTimeline } from "../accounts";
import { findOwnLimits, findOwnPlanChanges, findOwnTrial, findOwnUsage } from "./own-data.repository";
import { limitsAdminRoutes } from "./admin/limits-admin.routes";
import { recordRefusal, recordRefusals } from "./usage/record-refusals";
import { deleteOldRefusals, findOwnRefusals, findRefusalEvents } from "./usage/refusals.repository";
import { limitsRoutes } from "./limits.routes";
import { loadTrial, processTrials } from "./trials/trials.service";

/*
 * Plan limits for other modules:
 * - `registerCounter(feature, { countFor, countAll })` is called once at startup by the module that owns the rows of a
 *   `max_*` feature (max_tracked_apps, max_tracked_keywords).
 * - `assertWithinLimit(tx, userId, feature, currentCount, added)` checks the limit before such rows are added. Lock the
 *   user's row first and count in the same transaction, so that parallel requests can't exceed the limit together.
 * - `consume(tx, userId, feature, amount)` counts use per day or month in the transaction of its effect. It is exact
 *   under parallel requests and needs no lock.
 * - `refund(tx, userId, feature, consumedAt)` returns what was consumed if the effect didn't happen.
 * - `assertFeature(db, userId, feature, item)` checks on/off features and lists, such as ("export_formats", "csv").
 * - `loadLimit(db, userId, feature)` returns a ceiling, such as max_export_records; `loadLimitForUsers` does so for many users.
 * - `checkFeature(db, userId, feature, item)` returns whether a feature is available, for responses that omit the rest.
 * Functions that assert or consume throw FEATURE_LIMIT_EXCEEDED with details {feature, usage}; `assertWithinLimit` adds `needed`.
 */
export { registerCounter } from "./usage/counters";
export {
  assertFeature,
  assertWithinLimit,
  checkFeature,
  consume,
  loadLimit,
  loadLimitForUsers,
  refund,
} from "./limits.service";
export { assignPlan, registerPlanListener } from "./plans/assign-plan";
export { seedLimits } from "./seed";
export { loadPublicPlans } from "./plans/public-plans.service";
export {
  countOverrides,
  findPlanNames,
  findTemplateByKey,
  findUsageByFeature,
  hasRunningTrial,
  hasTrials,
  selectPlanChanges,
  selectPlans,
  selectTrials,
} from "./limits.reads";
export { loadTrial, recordRefusal };
export { findLimitPressure, type PressureRow } from "./usage/pressure.service";

export function registerLimits(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("limits", findOwnLimits);
  registerPersonalData("usage", findOwnUsage);
  registerPersonalData("limit-refusals", findOwnRefusals);
  registerTimeline("limits", ["limit"], findRefusalEvents);
  recordRefusals(app);
  ctx.queue.define("limits.sweep", () => deleteOldRefusals(ctx.db), { cron: "31 3 * * *" });
  registerPersonalData("trial", findOwnTrial);
  registerPersonalData("plan-changes", findOwnPlanChanges);
  ctx.queue.define("limits.trials", () => processTrials(ctx), { cron: "*/5 * * * *" });
  limitsRoutes(app, ctx);
  limitsAdminRoutes(app, ctx);
}
