import { systemAlertsEndpoints } from "@listwise/contracts/admin";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { countActive, findActiveKinds } from "./system-alerts.repository";
import { defineAlertWebhook } from "./notify-operators";
import { changeConfig, loadConfigs, loadLatestAlerts, watch } from "./system-alerts.service";

const success = true as const;
const LATEST = 20;

/** Registers the monitoring of the server, which runs once a minute across all nodes. */
export function registerSystemAlerts(app: FastifyInstance, ctx: AppContext): void {
  const { db } = ctx;
  ctx.metrics.addGauge({
    name: "system_alert_active",
    help: "1 for each alert under /admin/system that is active.",
    labelNames: ["alert"],
    read: async () => (await findActiveKinds(db)).map((alert) => ({ labels: { alert }, value: 1 })),
  });
  defineAlertWebhook(ctx);
  ctx.queue.define("system-alerts", () => watch(ctx), { cron: "* * * * *" });
  registerEndpoint(app, systemAlertsEndpoints.status, async () => {
    const { ready, checks } = await ctx.readiness.run();
    const uptimeSeconds = Math.round(process.uptime());
    return { success, data: { ready, uptimeSeconds, checks, openAlerts: await countActive(db) } };
  });
  registerEndpoint(app, systemAlertsEndpoints.alerts, async ({ query }) => ({
    success,
    data: await loadLatestAlerts(db, query.limit ?? LATEST),
  }));
  registerEndpoint(app, systemAlertsEndpoints.configs, async () => ({
    success,
    data: await loadConfigs(db),
  }));
  registerEndpoint(app, systemAlertsEndpoints.setConfig, async ({ params, body, request }) => ({
    success,
    data: await changeConfig(ctx, params.id, body, request),
  }));
}
