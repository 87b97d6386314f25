import { PLATFORMS } from "@listwise/aso-core/stores";
import { analyticsEndpoints } from "@listwise/contracts/analytics";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { getStore } from "../store";
import { upsertRatingDays } from "./analytics.repository";
import { loadAnalytics, loadListingChanges } from "./analytics.service";

export { deleteAppRatings } from "./analytics.writes";
export { loadAnalytics, loadRatingsByDay, loadValidDays, findHistoryStart } from "./analytics.service";
export { computeFirstDay, formatDay, listDays } from "./date-range";
export { mergeIntoSteps, resolveGranularity } from "./limit-series-to-plan";

const success = true as const;

export function registerAnalytics(app: FastifyInstance, ctx: AppContext): void {
  const upsertAll = async () => {
    const sources = new Set(PLATFORMS.map((platform) => getStore(ctx).getName(platform)));
    for (const source of sources) await upsertRatingDays(ctx.db, source, null);
  };
  ctx.queue.define("ratings-daily", upsertAll, { cron: "43 23 * * *" });
  registerEndpoint(app, analyticsEndpoints.analytics, async ({ params, query, user }) => {
    const { points, ...rest } = await loadAnalytics(ctx, user.id, params.id, query);
    return { success, data: points, ...rest };
  });
  registerEndpoint(app, analyticsEndpoints.changes, async ({ params, query, user }) => ({
    success,
    data: await loadListingChanges(ctx, user.id, params.id, query),
  }));
}
