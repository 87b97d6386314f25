import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { showcaseRoutes } from "./showcase.routes";

export { loadTopApps, loadTotals } from "./showcase.service";

/** Registers the public data of the home page: totals of this installation and a small search. */
export function registerShowcase(app: FastifyInstance, ctx: AppContext): void {
  showcaseRoutes(app, ctx);
}
