import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { defineFetchJob } from "./fetch-reviews";
import { findConnectionData } from "./connections/connections.repository";
import { connectionsRoutes } from "./connections/connections.routes";
import { defineReplyDelivery } from "./replies/delivery.service";
import { findOwnReplies } from "./replies/replies.repository";
import { reviewsRoutes } from "./reviews.routes";

export { queueReviews, refreshReviews, refreshReviewsIfAvailable } from "./fetch-reviews";
export { findLowReviews } from "./low-reviews.reads";
export { deleteAppReviews } from "./reviews.writes";
export { countReviews, countReviewsToAnswer, readReviews } from "./reviews.reads";
export { loadPeriodReviews } from "./period-reviews.service";
export { loadAnalysis, loadReviews } from "./reviews.service";

export function registerReviews(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("review-replies", findOwnReplies);
  registerPersonalData("review-connections", findConnectionData);
  defineFetchJob(ctx);
  defineReplyDelivery(ctx);
  reviewsRoutes(app, ctx);
  connectionsRoutes(app, ctx);
}
