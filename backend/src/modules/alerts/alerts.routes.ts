import { alertsEndpoints } from "@listwise/contracts/alerts";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { markAllRead } from "./alerts.repository";
import { createRule, deleteRule, listAlerts, listRules } from "./alerts.service";

const success = true as const;

export function alertsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, alertsEndpoints.rules, async ({ user }) => ({
    success,
    data: await listRules(ctx, user.id),
  }));
  registerEndpoint(app, alertsEndpoints.addRule, async ({ body, user }) => ({
    success,
    data: await createRule(ctx, user.id, body),
  }));
  registerEndpoint(app, alertsEndpoints.removeRule, async ({ params, user }) => {
    await deleteRule(ctx, user.id, params.id);
    return { success };
  });
  registerEndpoint(app, alertsEndpoints.list, async ({ user }) => {
    const { alerts, unread } = await listAlerts(ctx, user.id);
    return { success, data: alerts, unread };
  });
  registerEndpoint(app, alertsEndpoints.markRead, async ({ user }) => {
    await markAllRead(ctx.db, user.id);
    return { success };
  });
}
