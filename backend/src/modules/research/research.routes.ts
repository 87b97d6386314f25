import { keywordMetricsEndpoints, researchEndpoints } from "@listwise/contracts/keywords";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { findTermSuggestions, isConnected } from "../apple-ads";
import { findOwnKeyword, type TrackedKeyword } from "../keywords";
import { assertStorefront, normalizeKeyword } from "../store";
import { loadLatestMetrics } from "./latest-metrics.service";
import { redactForPlan } from "./redact-for-plan";
import { loadKeywordMetrics, loadTopApps } from "./research.service";

const success = true as const;

const presentRow = ([{ publicId: id, text }]: [TrackedKeyword, ...TrackedKeyword[]]) => ({ id, text });

export function researchRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, researchEndpoints.metrics, async ({ query, user }) => {
    const all = await loadKeywordMetrics(ctx, query);
    const data = await redactForPlan(ctx, user.id, all);
    return { success, data, popularity: data.popularity.value };
  });
  registerEndpoint(app, keywordMetricsEndpoints.known, async ({ body, user }) => ({
    success,
    data: await loadLatestMetrics(ctx, user.id, body),
  }));
  registerEndpoint(app, researchEndpoints.appleStatus, async () => ({
    success,
    data: { connected: await isConnected(ctx) },
  }));
  registerEndpoint(app, researchEndpoints.appleSuggestions, async ({ query }) => {
    assertStorefront(query.country);
    return { success, data: await findTermSuggestions(ctx, query) };
  });
  registerEndpoint(app, researchEndpoints.topAppsMulti, async ({ query, user }) => ({
    success,
    data: await loadTopApps(ctx, user.id, query),
  }));
  registerEndpoint(app, researchEndpoints.byId, async ({ params, user }) => ({
    success,
    data: presentRow(await findOwnKeyword(ctx, user.id, ({ publicId }) => publicId === params.id)),
  }));
  registerEndpoint(app, researchEndpoints.byText, async ({ params, user }) => {
    const wanted = normalizeKeyword(params.text);
    return {
      success,
      data: presentRow(await findOwnKeyword(ctx, user.id, ({ text }) => text === wanted)),
    };
  });
}
