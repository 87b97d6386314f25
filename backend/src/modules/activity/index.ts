import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { activityRoutes } from "./activity.routes";

/** The audit log as administrators read it. */
export function registerActivity(app: FastifyInstance, ctx: AppContext): void {
  activityRoutes(app, ctx);
}
