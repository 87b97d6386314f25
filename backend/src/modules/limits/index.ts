import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { registerPersonalData } from "../accounts";
import { findOwnLimits, findOwnUsage } from "./limits.repository";
import { limitsAdminRoutes } from "./limits-admin.routes";
import { limitsRoutes } from "./limits.routes";

/*
 * What other modules need of plan limits:
 * - `registerCounter(feature, (db, userId) => count)`, once at start, by the module that owns the rows of a `max_*`
 *   feature (max_tracked_apps, max_tracked_keywords).
 * - `assertWithinLimit(tx, userId, feature, currentCount)` before adding one more such row. Lock the user's row first
 *   and count in the same transaction, so that parallel calls cannot pass the limit together.
 * - `consume(tx, userId, feature, amount)` for use per day or month, in the transaction of its effect; exact under
 *   parallel calls without a lock of the caller's.
 * - `refund(tx, userId, feature, consumedAt)` when that effect never came, in the transaction that says so.
 * - `assertFeature(db, userId, feature, item)` for on/off features and lists, e.g. ("export_formats", "csv").
 * - `limitOf(db, userId, feature)` for ceilings, e.g. max_export_records; `limitsOf` for many users at once.
 * - `checkFeature(db, userId, feature, item)` where an answer only leaves out what the plan does not hold.
 * All that assert or consume refuse with FEATURE_LIMIT_EXCEEDED and details {feature, usage}.
 */
export { registerCounter } from "./counters";
export {
  assertFeature,
  assertWithinLimit,
  checkFeature,
  consume,
  limitOf,
  limitsOf,
  refund,
} from "./limits.service";
export { assignPlan } from "./assign-plan";
export { seedLimits } from "./seed";
export { publicPlans } from "./public-plans.service";
export { findPlanNames } from "./limits.repository";
export { limitUsage } from "./limits.schema";

export function registerLimits(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("limits", findOwnLimits);
  registerPersonalData("usage", findOwnUsage);
  limitsRoutes(app, ctx);
  limitsAdminRoutes(app, ctx);
}
