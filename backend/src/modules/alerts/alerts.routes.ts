import { alertsEndpoints } from "@listwise/contracts/alerts";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { registerOneClickUnsubscribe } from "../../infra/mail/one-click-unsubscribe";
import { SETTINGS_PATH } from "./alerts-mail";
import { markRead } from "./alerts.repository";
import { listAlerts } from "./alerts.service";
import { endDigests } from "./digest.service";
import { changeRule, createRule, deleteRule, listRules, loadOptions } from "./rules/rules.service";

const success = true as const;

export function alertsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, alertsEndpoints.rules, async ({ user }) => ({
    success,
    data: await listRules(ctx, user.id),
  }));
  registerEndpoint(app, alertsEndpoints.options, async ({ query, user }) => ({
    success,
    data: await loadOptions(ctx, user.id, query),
  }));
  registerEndpoint(app, alertsEndpoints.addRule, async ({ body, user }) => ({
    success,
    data: await createRule(ctx, user.id, body),
  }));
  registerEndpoint(app, alertsEndpoints.changeRule, async ({ params, body, user }) => ({
    success,
    data: await changeRule(ctx, user.id, params.id, body),
  }));
  registerEndpoint(app, alertsEndpoints.removeRule, async ({ params, user }) => {
    await deleteRule(ctx, user.id, params.id);
    return { success };
  });
  registerEndpoint(app, alertsEndpoints.list, async ({ query, user }) => {
    const { alerts, unread } = await listAlerts(ctx, user.id, query.appId);
    return { success, data: alerts, unread };
  });
  registerEndpoint(app, alertsEndpoints.markRead, async ({ query, user }) => {
    await markRead(ctx.db, user.id, query.appId);
    return { success };
  });
  registerOneClickUnsubscribe(app, alertsEndpoints.unsubscribe, {
    unsubscribe: (token) => endDigests(ctx, token),
    getPage: () => SETTINGS_PATH,
  });
}
