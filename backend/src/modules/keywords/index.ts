import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { appFollowed } from "../apps";
import { registerCounter } from "../limits";
import { countTracked } from "./keywords.repository";
import { keywordsRoutes } from "./keywords.routes";
import { watchFollowedApp } from "./keywords.service";

export { presentRank } from "./keywords.presenter";
export { findAllPairs, findTracked, findWatchers, type TrackedKeyword } from "./keywords.repository";
export { userKeywords } from "./keywords.schema";
export { addKeyword } from "./keywords.service";

export function registerKeywords(app: FastifyInstance, ctx: AppContext): void {
  registerCounter("max_tracked_keywords", countTracked);
  appFollowed.on(ctx, ({ userId, appId }) => watchFollowedApp(ctx, userId, appId));
  keywordsRoutes(app, ctx);
}
