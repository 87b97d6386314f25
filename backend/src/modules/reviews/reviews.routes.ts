import { reviewManagerEndpoints, reviewsEndpoints } from "@listwise/contracts/reviews";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { resolveApp } from "../apps";
import { sendReply, withdrawReply } from "./replies/delivery.service";
import { markReviews, saveReplyDraft } from "./replies/replies.service";
import { loadInbox } from "./review-inbox.service";
import { loadThemes } from "./review-theme-table.service";
import { loadAnalysis, resolveKnownApp, loadReviews } from "./reviews.service";

const success = true as const;

export function reviewsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, reviewsEndpoints.list, async ({ params, query, user }) => {
    const app = await resolveKnownApp(ctx, user.id, params.id);
    const { total, ...rest } = await loadReviews(ctx, user.id, app, query);
    return { success, ...rest, meta: { total, limit: query.limit, offset: query.offset } };
  });
  registerEndpoint(app, reviewsEndpoints.analysis, async ({ params, query, user }) => {
    const data = await loadAnalysis(ctx, await resolveApp(ctx, user.id, params.id), query);
    return { success, data, sentimentScore: data.sentimentScore };
  });
  registerEndpoint(app, reviewManagerEndpoints.list, async ({ params, query, user }) => ({
    success,
    ...(await loadInbox(ctx, user.id, params.id, query)),
  }));
  registerEndpoint(app, reviewManagerEndpoints.themes, async ({ params, query, user }) => ({
    success,
    data: await loadThemes(ctx, user.id, params.id, query),
  }));
  registerEndpoint(app, reviewManagerEndpoints.reply, async ({ params, body, user }) => ({
    success,
    data: await saveReplyDraft(ctx, user.id, params.id, body),
  }));
  registerEndpoint(app, reviewManagerEndpoints.mark, async ({ params, body, user }) => ({
    success,
    data: await markReviews(ctx, user.id, params.id, body),
  }));
  registerEndpoint(app, reviewManagerEndpoints.send, async ({ params, body, user }) => ({
    success,
    data: await sendReply(ctx, user.id, params.id, body),
  }));
  registerEndpoint(app, reviewManagerEndpoints.withdraw, async ({ params, body, user }) => ({
    success,
    data: await withdrawReply(ctx, user.id, params.id, body),
  }));
}
