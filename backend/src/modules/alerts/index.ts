import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { crawlEnded } from "../crawls";
import { findAlertData, findRules } from "./alerts.repository";
import { alertsRoutes } from "./alerts.routes";
import { evaluateRules } from "./alerts.service";
import { defineDigest } from "./digest.service";

export { countRules } from "./alerts.reads";

export function registerAlerts(app: FastifyInstance, ctx: AppContext): void {
  crawlEnded.on(ctx, (ended) => evaluateRules(ctx, ended));
  defineDigest(ctx);
  registerPersonalData("alert-rules", async (db, userId) =>
    (await findRules(db, userId)).map((rule) => ({ ...rule })),
  );
  registerPersonalData("alerts", async (db, userId) =>
    (await findAlertData(db, userId)).map((alert) => ({ ...alert })),
  );
  alertsRoutes(app, ctx);
}
