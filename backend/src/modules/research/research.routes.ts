import { keywordFiguresEndpoints, researchEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { termsNear } from "../apple-ads";
import { resolveApp } from "../apps";
import { findOwnKeyword, type TrackedKeyword } from "../keywords";
import { assertStorefront, normaliseKeyword } from "../store";
import { knownFigures } from "./known-figures.service";
import { forPlan } from "./plan-figures";
import { findRankedFor } from "./research.repository";
import { keywordMetrics, topAppsIn } from "./research.service";
import { suggestionsFor } from "./suggestions.service";

const success = true as const;

const presentRow = ([{ publicId: id, text }]: [TrackedKeyword, ...TrackedKeyword[]]) => ({ id, text });

export function researchRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, researchEndpoints.metrics, async ({ query, user }) => {
    const all = await keywordMetrics(ctx, query.keyword, query.country);
    const data = await forPlan(ctx, user.id, all);
    return { success, data, popularity: data.popularity.value };
  });
  bind(app, keywordFiguresEndpoints.known, async ({ body, user }) => ({
    success,
    data: await knownFigures(ctx, user.id, body),
  }));
  bind(app, researchEndpoints.suggestions, async ({ query }) => {
    const { suggestions, provenance } = await suggestionsFor(ctx, query);
    return { success, data: suggestions, provenance };
  });
  bind(app, researchEndpoints.appleSuggestions, async ({ query }) => {
    assertStorefront(query.country);
    return { success, data: await termsNear(ctx, query) };
  });
  bind(app, researchEndpoints.topAppsMulti, async ({ query, user }) => ({
    success,
    data: await topAppsIn(ctx, user.id, query.keyword, query.countries),
  }));
  bind(app, researchEndpoints.byApp, async ({ params, query, user }) => {
    assertStorefront(query.country);
    const { id } = await resolveApp(ctx, user.id, params.id);
    return { success, data: await findRankedFor(ctx.db, user.id, id, query.country) };
  });
  bind(app, researchEndpoints.byId, async ({ params, user }) => ({
    success,
    data: presentRow(await findOwnKeyword(ctx, user.id, ({ publicId }) => publicId === params.id)),
  }));
  bind(app, researchEndpoints.byText, async ({ params, user }) => {
    const wanted = normaliseKeyword(params.text);
    return {
      success,
      data: presentRow(await findOwnKeyword(ctx, user.id, ({ text }) => text === wanted)),
    };
  });
}
