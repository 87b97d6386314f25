import { rankingsEndpoints } from "@listwise/contracts/rankings";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { findCompetition } from "./competition.service";
import { loadAppHistory, loadKeywordHistory } from "./history.service";
import { loadRankingsForApps, loadRankingsForKeyword } from "./keyword-rankings.service";
import { loadRankingMatrix, loadRankings } from "./matrix.service";
import { loadRankingsForApp, searchTopApps } from "./rankings.service";

const success = true as const;

export function rankingsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, rankingsEndpoints.byApp, async ({ params, query, user }) => {
    const { rankings, ...state } = await loadRankingsForApp(ctx, user.id, params.id, query.country);
    return { success, data: rankings, ...state };
  });
  registerEndpoint(app, rankingsEndpoints.list, async ({ query, user }) => {
    const { rankings: data, ...state } = await loadRankings(ctx, user.id, query);
    return { success, data, ...state };
  });
  registerEndpoint(app, rankingsEndpoints.matrix, async ({ query, user }) => {
    const { keywords: data, ...rest } = await loadRankingMatrix(ctx, user.id, query);
    return { success, data, ...rest };
  });
  registerEndpoint(app, rankingsEndpoints.topApps, async ({ query, user }) => {
    const { apps: data, ...rest } = await searchTopApps(ctx, user.id, query);
    return { success, data, ...rest, country: query.country };
  });
  registerEndpoint(app, rankingsEndpoints.history, async ({ params, query, user }) => {
    const { points, range, provenance } = await loadAppHistory(ctx, user.id, params.id, query);
    return { success, data: points, provenance, ...range };
  });
  registerEndpoint(app, rankingsEndpoints.keyword, async ({ query, user }) => {
    const { rankings, ...state } = await loadRankingsForKeyword(ctx, user.id, query.keyword, query.country);
    return { success, data: rankings, ...state };
  });
  registerEndpoint(app, rankingsEndpoints.appsByKeyword, async ({ query, user }) => {
    const { keyword, country, appIds } = query;
    const { rankings, ...state } = await loadRankingsForApps(ctx, user.id, keyword, country, appIds);
    return { success, data: rankings, ...state };
  });
  registerEndpoint(app, rankingsEndpoints.keywordHistory, async ({ params, query, user }) => {
    const { series, range, provenance } = await loadKeywordHistory(ctx, user.id, params.id, query);
    return { success, data: series, provenance, ...range };
  });
  registerEndpoint(app, rankingsEndpoints.competition, async ({ query, user }) => ({
    success,
    data: await findCompetition(ctx, user.id, query),
  }));
}
