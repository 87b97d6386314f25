import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { catalogueRoutes } from "./catalogue.routes";

/** Apps, keywords and tags as administrators see them. */
export function registerCatalogue(app: FastifyInstance, ctx: AppContext): void {
  catalogueRoutes(app, ctx);
}
