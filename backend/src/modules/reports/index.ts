import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { reportsRoutes } from "./reports.routes";
import { defineReportSweep } from "./reports.service";

/** Registers reports: tables of site data that administrators create and save. */
export function registerReports(app: FastifyInstance, ctx: AppContext): void {
  defineReportSweep(ctx);
  reportsRoutes(app, ctx);
}
