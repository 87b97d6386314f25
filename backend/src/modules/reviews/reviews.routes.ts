import { reviewManagerEndpoints, reviewsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { resolveApp } from "../apps";
import { deskOf, keepReply } from "./desk.service";
import { analysisOf, knownApp, reviewsOf } from "./reviews.service";

const success = true as const;

export function reviewsRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, reviewsEndpoints.list, async ({ params, query: { country, ...wanted }, user }) => {
    const found = await reviewsOf(ctx, await knownApp(ctx, user.id, params.id), country, wanted);
    const { total, ...rest } = found;
    return { success, ...rest, meta: { total, limit: wanted.limit, offset: wanted.offset } };
  });
  bind(app, reviewsEndpoints.analysis, async ({ params, query, user }) => {
    const data = await analysisOf(ctx, await resolveApp(ctx, user.id, params.id), query.country);
    return { success, data, sentimentScore: data.sentimentScore };
  });
  bind(app, reviewManagerEndpoints.list, async ({ params, query, user }) => ({
    success,
    ...(await deskOf(ctx, user.id, params.id, query)),
  }));
  bind(app, reviewManagerEndpoints.reply, async ({ params, body, user }) => ({
    success,
    data: await keepReply(ctx, user.id, params.id, body),
  }));
}
