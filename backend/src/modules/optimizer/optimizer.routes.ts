import { optimizerEndpoints } from "@listwise/contracts/tools";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { assertStorefront } from "../store";
import { listOptimizations, optimize } from "./optimizer.service";
import { loadKeywordMetrics } from "./build-report";

const success = true as const;

export function optimizerRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, optimizerEndpoints.keywords, async ({ query, user }) => {
    assertStorefront(query.country);
    return { success, data: await loadKeywordMetrics(ctx, user.id, query.country) };
  });
  registerEndpoint(app, optimizerEndpoints.list, async ({ params, query, user }) => ({
    success,
    data: await listOptimizations(ctx, user.id, params.id, query.kind),
  }));
  registerEndpoint(app, optimizerEndpoints.run, async ({ params, body, user, transact }) => {
    const keep = await optimize(ctx, user.id, params.id, body);
    return transact(async (tx) => ({ success, ...(await keep(tx)) }));
  });
}
