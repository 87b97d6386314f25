import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { reportsRoutes } from "./reports.routes";
import { defineReportSweep } from "./reports.service";

/** Tables that administrators make of what the site knows, and keep. */
export function registerReports(app: FastifyInstance, ctx: AppContext): void {
  defineReportSweep(ctx);
  reportsRoutes(app, ctx);
}
