import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerTimeline } from "../accounts";
import { activityRoutes } from "./activity.routes";
import { AUDITED_KINDS, findAuditedEvents } from "./timeline.repository";

/** Registers the administrators' view of the audit log. */
export function registerActivity(app: FastifyInstance, ctx: AppContext): void {
  activityRoutes(app, ctx);
  registerTimeline("audit-log", AUDITED_KINDS, findAuditedEvents);
}
