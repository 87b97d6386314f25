import { systemAlertsEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { countStanding } from "./system-alerts.repository";
import { changeConfig, configsOf, latestAlerts, watch } from "./system-alerts.service";

const success = true as const;
const LATEST = 20;

/** Registers the monitoring of the server, which runs once a minute across all nodes. */
export function registerSystemAlerts(app: FastifyInstance, ctx: AppContext): void {
  const { db } = ctx;
  ctx.queue.define("system-alerts", () => watch(ctx), { cron: "* * * * *" });
  bind(app, systemAlertsEndpoints.status, async () => {
    const { ready, checks } = await ctx.readiness.run();
    const uptimeSeconds = Math.round(process.uptime());
    return { success, data: { ready, uptimeSeconds, checks, openAlerts: await countStanding(db) } };
  });
  bind(app, systemAlertsEndpoints.alerts, async ({ query }) => ({
    success,
    data: await latestAlerts(db, query.limit ?? LATEST),
  }));
  bind(app, systemAlertsEndpoints.configs, async () => ({ success, data: await configsOf(db) }));
  bind(app, systemAlertsEndpoints.setConfig, async ({ params, body, request }) => ({
    success,
    data: await changeConfig(ctx, params.id, body, request),
  }));
}
