import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { findAllCompetitors } from "./competitors.repository";
import { competitorsRoutes } from "./competitors.routes";

export { loadComparison } from "./competitors.service";

export function registerCompetitors(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("competitors", findAllCompetitors);
  competitorsRoutes(app, ctx);
}
