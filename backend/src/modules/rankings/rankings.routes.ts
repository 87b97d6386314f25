import { rankingsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { competition } from "./competition.service";
import { historyOfApp, historyOfKeyword } from "./history.service";
import { rankingsOfApps, rankingsOfKeyword } from "./keyword-rankings.service";
import { rankingMatrix, rankingsOfApp, topApps } from "./rankings.service";

const success = true as const;

export function rankingsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, rankingsEndpoints.byApp, async ({ params, query, user }) => {
    const { rankings, ...state } = await rankingsOfApp(ctx, user.id, params.id, query.country);
    return { success, data: rankings, ...state };
  });
  bind(app, rankingsEndpoints.matrix, async ({ query, user }) => {
    const { rankings, ...state } = await rankingMatrix(ctx, user.id, query.country);
    return { success, data: rankings, ...state };
  });
  bind(app, rankingsEndpoints.topApps, async ({ query, user }) => {
    const { country, limit } = query;
    const { apps: data, ...rest } = await topApps(ctx, user.id, query.keyword, country, limit);
    return { success, data, ...rest, country };
  });
  bind(app, rankingsEndpoints.history, async ({ params, query, user }) => {
    const { points, provenance } = await historyOfApp(ctx, user.id, params.id, query);
    return { success, data: points, provenance };
  });
  bind(app, rankingsEndpoints.keyword, async ({ query, user }) => {
    const { rankings, ...state } = await rankingsOfKeyword(ctx, user.id, query.keyword, query.country);
    return { success, data: rankings, ...state };
  });
  bind(app, rankingsEndpoints.appsByKeyword, async ({ query, user }) => {
    const { keyword, country, appIds } = query;
    const { rankings, ...state } = await rankingsOfApps(ctx, user.id, keyword, country, appIds);
    return { success, data: rankings, ...state };
  });
  bind(app, rankingsEndpoints.keywordHistory, async ({ params, query, user }) => {
    const { series, provenance } = await historyOfKeyword(ctx, user.id, params.id, query);
    return { success, data: series, provenance };
  });
  bind(app, rankingsEndpoints.competition, async ({ query, user }) => ({
    success,
    data: await competition(ctx, user.id, query),
  }));
}
