import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { registerPersonalData } from "../accounts";
import { checklistData } from "./checklists.service";
import { checklistsRoutes } from "./checklists.routes";

export function registerChecklists(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("checklists", checklistData);
  checklistsRoutes(app, ctx);
}
