import { reviewsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { resolveApp } from "../apps";
import { analysisOf, knownApp, reviewsOf } from "./reviews.service";

const success = true as const;

export function reviewsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, reviewsEndpoints.list, async ({ params, query: { country, ...wanted } }) => {
    const found = await reviewsOf(ctx, await knownApp(ctx, params.id), country, wanted);
    const { total, ...rest } = found;
    return { success, ...rest, meta: { total, limit: wanted.limit, offset: wanted.offset } };
  });
  bind(app, reviewsEndpoints.analysis, async ({ params, query }) => {
    const data = await analysisOf(ctx, await resolveApp(ctx, params.id), query.country);
    return { success, data, sentimentScore: data.sentimentScore };
  });
}
