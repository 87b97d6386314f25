import {
  competitorKeywordsEndpoints,
  discoveryEndpoints,
  ideasEndpoints,
  keywordComparisonEndpoints,
  keywordEntriesEndpoints,
  researchEndpoints,
} from "@listwise/contracts/keywords";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { resolveApp } from "../apps";
import { assertStorefront } from "../store";
import { compareKeywords } from "./comparison/comparison.service";
import { loadCompetitorKeywords } from "./competitor-keywords/competitor-keywords.service";
import { checkKeywords } from "./discovery/check-keywords";
import { discoverKeywords } from "./discovery/discovery.service";
import { suggestKeywords } from "./discovery/suggest-keywords";
import { checkIdeas } from "./ideas/check-ideas";
import { collectIdeas } from "./ideas/collect-ideas";
import { loadIdeaFigures } from "./ideas/idea-figures";
import { loadKeywordTable } from "./keyword-table.service";
import { loadRanksOn } from "./ranks-on.service";

export { discoverKeywords } from "./discovery/discovery.service";
export { loadKeywordFigures } from "./keyword-figures.service";
export { loadKeywordTable } from "./keyword-table.service";

const success = true as const;

export function registerKeywordTable(app: FastifyInstance, ctx: AppContext): void {
  const { list, all, ranksOn } = keywordEntriesEndpoints;
  registerEndpoint(
    app,
    list,
    async ({ params, query, user }) => {
      const { id: appId } = await resolveApp(ctx, user.id, params.id);
      if (query.country !== undefined) assertStorefront(query.country);
      return { success, ...(await loadKeywordTable(ctx, user.id, { ...query, appId })) };
    },
    { nativeJson: true },
  );
  registerEndpoint(
    app,
    all,
    async ({ query, user }) => {
      if (query.country !== undefined) assertStorefront(query.country);
      return { success, ...(await loadKeywordTable(ctx, user.id, query)) };
    },
    { nativeJson: true },
  );
  registerEndpoint(
    app,
    ranksOn,
    async ({ query, user }) => ({ success, ...(await loadRanksOn(ctx, user.id, query)) }),
    { nativeJson: true },
  );
  registerEndpoint(app, discoveryEndpoints.discover, async ({ params, query, user }) => ({
    success,
    ...(await discoverKeywords(ctx, user.id, params.id, query)),
  }));
  registerEndpoint(app, discoveryEndpoints.check, async ({ params, body, user }) => ({
    success,
    data: await checkKeywords(ctx, user.id, params.id, body),
  }));
  registerEndpoint(
    app,
    keywordComparisonEndpoints.compare,
    async ({ params, query, user }) => ({
      success,
      ...(await compareKeywords(ctx, user.id, params.id, query)),
    }),
    { nativeJson: true },
  );
  registerEndpoint(
    app,
    competitorKeywordsEndpoints.list,
    async ({ params, query, user }) => ({
      success,
      ...(await loadCompetitorKeywords(ctx, user.id, params.id, query.country)),
    }),
    { nativeJson: true },
  );
  registerEndpoint(app, researchEndpoints.suggestions, async ({ query, user }) => ({
    success,
    ...(await suggestKeywords(ctx, user.id, query)),
  }));
  registerEndpoint(app, ideasEndpoints.generate, async ({ body, user }) => ({
    success,
    ...(await collectIdeas(ctx, user.id, body)),
  }));
  registerEndpoint(app, ideasEndpoints.figures, async ({ body, user }) => ({
    success,
    ...(await loadIdeaFigures(ctx, user.id, body)),
  }));
  registerEndpoint(app, ideasEndpoints.check, async ({ body, user }) => ({
    success,
    data: await checkIdeas(ctx, user.id, body),
  }));
}
