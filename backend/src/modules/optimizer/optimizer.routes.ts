import { listingVersionsEndpoints, optimizerEndpoints } from "@listwise/contracts/tools";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { assertStorefront } from "../store";
import { resolveListApp } from "../workspace";
import { listOptimizations, optimize } from "./optimizer.service";
import { loadKeywordMetrics } from "./build-report";
import { deleteVersion, labelVersion, loadRankEffect } from "./versions.service";

const success = true as const;

export function optimizerRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, optimizerEndpoints.keywords, async ({ query, user }) => {
    assertStorefront(query.country);
    const appId = await resolveListApp(ctx.db, user.id, query.appId);
    const data =
      appId === null ? [] : await loadKeywordMetrics(ctx, { userId: user.id, appId }, query.country);
    return { success, data };
  });
  registerEndpoint(app, optimizerEndpoints.list, async ({ params, query, user }) => ({
    success,
    data: await listOptimizations(ctx, user.id, params.id, query.kind),
  }));
  registerEndpoint(app, optimizerEndpoints.run, async ({ params, body, user, transact }) => {
    const keep = await optimize(ctx, user.id, params.id, body);
    return transact(async (tx) => ({ success, ...(await keep(tx)) }));
  });
  registerEndpoint(app, listingVersionsEndpoints.label, async ({ params, body, user }) => ({
    success,
    data: await labelVersion(ctx, user.id, params, body.label),
  }));
  registerEndpoint(app, listingVersionsEndpoints.remove, async ({ params, user }) => {
    await deleteVersion(ctx, user.id, params);
    return { success };
  });
  registerEndpoint(app, listingVersionsEndpoints.ranks, async ({ params, query, user }) => ({
    success,
    ...(await loadRankEffect(ctx, user.id, params, Number(query.days))),
  }));
}
