import { discoveryEndpoints, keywordEntriesEndpoints, researchEndpoints } from "@listwise/contracts/keywords";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { resolveApp } from "../apps";
import { assertStorefront } from "../store";
import { discoverKeywords } from "./discovery/discovery.service";
import { suggestKeywords } from "./discovery/suggest-keywords";
import { loadKeywordTable } from "./keyword-table.service";

const success = true as const;

export function registerKeywordTable(app: FastifyInstance, ctx: AppContext): void {
  const { list, all } = keywordEntriesEndpoints;
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
  registerEndpoint(app, discoveryEndpoints.discover, async ({ params, query, user }) => ({
    success,
    ...(await discoverKeywords(ctx, user.id, params.id, query)),
  }));
  registerEndpoint(app, researchEndpoints.suggestions, async ({ query, user }) => ({
    success,
    ...(await suggestKeywords(ctx, user.id, query)),
  }));
}
