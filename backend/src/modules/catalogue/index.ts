import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { catalogueRoutes } from "./catalogue.routes";

/** Registers the administration of apps, keywords and tags. */
export function registerCatalogue(app: FastifyInstance, ctx: AppContext): void {
  catalogueRoutes(app, ctx);
}
