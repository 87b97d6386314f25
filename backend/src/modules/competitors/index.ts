import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { competitorsRoutes } from "./competitors.routes";

export { resolveOwner } from "./chosen-competitors.service";
export { loadComparison, type Comparison } from "./competitors.service";

export function registerCompetitors(app: FastifyInstance, ctx: AppContext): void {
  competitorsRoutes(app, ctx);
}
