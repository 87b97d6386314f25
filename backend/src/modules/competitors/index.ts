import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { registerPersonalData } from "../accounts";
import { findAllChosen } from "./competitors.repository";
import { competitorsRoutes } from "./competitors.routes";

export { comparedApps } from "./competitors.service";

export function registerCompetitors(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("competitors", findAllChosen);
  competitorsRoutes(app, ctx);
}
