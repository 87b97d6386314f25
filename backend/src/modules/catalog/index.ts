import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { catalogRoutes } from "./catalog.routes";

/** Registers the administration of apps, keywords and tags. */
export function registerCatalog(app: FastifyInstance, ctx: AppContext): void {
  catalogRoutes(app, ctx);
}
