import { rankingsEndpoints, userKeywordsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { resolveApp } from "../apps";
import { assertStorefront } from "../store";
import { jobStatus, startJob } from "./jobs.service";
import { historyOfApp, rankingMatrix, rankingsOfApp, topApps } from "./rankings.service";

const success = true as const;

export function rankingsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, rankingsEndpoints.byApp, async ({ params, query, user }) => {
    const { rankings, stale, queuedAt } = await rankingsOfApp(ctx, user.id, params.id, query.country);
    return { success, data: rankings, stale, queuedAt };
  });
  bind(app, rankingsEndpoints.matrix, async ({ query, user }) => ({
    success,
    data: await rankingMatrix(ctx, user.id, query.country),
  }));
  bind(app, rankingsEndpoints.updateApp, async ({ params, query, user }) => {
    assertStorefront(query.country);
    await resolveApp(ctx, params.id);
    return { success, data: await startJob(ctx, user.id, "app", query.country) };
  });
  bind(app, rankingsEndpoints.topApps, async ({ query, user }) => {
    const { country, limit } = query;
    const { apps, keyword, provenance } = await topApps(ctx, user.id, query.keyword, country, limit);
    return { success, data: apps, keyword, country, provenance };
  });
  bind(app, rankingsEndpoints.history, async ({ params, query }) => {
    const { points, provenance } = await historyOfApp(ctx, params.id, query.keyword, query.country);
    return { success, data: points, provenance };
  });
  bind(app, userKeywordsEndpoints.startUpdate, async ({ user }) => ({
    success,
    data: await startJob(ctx, user.id, "keywords"),
  }));
  bind(app, userKeywordsEndpoints.updateStatus, async ({ user }) => ({
    success,
    data: await jobStatus(ctx, user.id),
  }));
}
