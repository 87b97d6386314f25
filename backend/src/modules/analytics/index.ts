import { analyticsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { storeOf } from "../store";
import { noteRatings } from "./analytics.repository";
import { analyticsOf, changesOf } from "./analytics.service";

export { analyticsOf, sinceOf } from "./analytics.service";

const success = true as const;

export function registerAnalytics(app: FastifyInstance, ctx: AppContext): void {
  ctx.queue.define("ratings-daily", () => noteRatings(ctx.db, storeOf(ctx).name, null), {
    cron: "43 23 * * *",
  });
  bind(app, analyticsEndpoints.analytics, async ({ params, query, user }) => {
    const { points, ...told } = await analyticsOf(ctx, user.id, params.id, query);
    return { success, data: points, ...told };
  });
  bind(app, analyticsEndpoints.changes, async ({ params, query, user }) => ({
    success,
    data: await changesOf(ctx, user.id, params.id, query),
  }));
}
