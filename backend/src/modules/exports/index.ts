import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { findOwnData } from "./exports.repository";
import { exportsRoutes } from "./exports.routes";
import { fileRoutes } from "./files.routes";
import { defineExportJobs } from "./write-job";

export function registerExports(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("exports", findOwnData);
  defineExportJobs(app, ctx);
  exportsRoutes(app, ctx);
  fileRoutes(app, ctx);
}
