import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { registerCounter } from "../limits";
import { countFollows } from "./apps.repository";
import { appsRoutes } from "./apps.routes";

export { appFollowed } from "./apps.events";
export { findFollows, followedAmong, lockUser } from "./apps.repository";
export { follows } from "./apps.schema";
export { followApp, listingsOf, presentApps, resolveApp } from "./apps.service";

export function registerApps(app: FastifyInstance, ctx: AppContext): void {
  registerCounter("max_tracked_apps", countFollows);
  appsRoutes(app, ctx);
}
