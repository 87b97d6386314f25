import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { chartStored } from "../category-ranks";
import { crawlEnded } from "../crawls";
import { findAlertData } from "./alerts.repository";
import { alertsRoutes } from "./alerts.routes";
import { evaluateChartRules, evaluateRules } from "./alerts.service";
import { defineDigest } from "./digest.service";
import { findRules } from "./rules/rules.repository";
import { defineDeliveries } from "./webhooks/deliveries.service";
import { findWebhookData } from "./webhooks/webhooks.repository";
import { webhooksRoutes } from "./webhooks/webhooks.routes";

export { countRules } from "./alerts.reads";

export function registerAlerts(app: FastifyInstance, ctx: AppContext): void {
  crawlEnded.on(ctx, (ended) => evaluateRules(ctx, ended));
  chartStored.on(ctx, (stored) => evaluateChartRules(ctx, stored));
  defineDigest(ctx);
  defineDeliveries(ctx);
  registerPersonalData("alert-rules", async (db, userId) =>
    (await findRules(db, userId)).map((rule) => ({ ...rule })),
  );
  registerPersonalData("alerts", async (db, userId) =>
    (await findAlertData(db, userId)).map((alert) => ({ ...alert })),
  );
  registerPersonalData("alert-webhooks", findWebhookData);
  alertsRoutes(app, ctx);
  webhooksRoutes(app, ctx);
}
