import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { activityRoutes } from "./activity.routes";

/** Registers the administrators' view of the audit log. */
export function registerActivity(app: FastifyInstance, ctx: AppContext): void {
  activityRoutes(app, ctx);
}
