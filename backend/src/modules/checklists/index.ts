import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { findChecklistData } from "./checklists.service";
import { checklistsRoutes } from "./checklists.routes";

export function registerChecklists(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("checklists", findChecklistData);
  checklistsRoutes(app, ctx);
}
