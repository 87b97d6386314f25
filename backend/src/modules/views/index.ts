import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { findAllViews } from "./views.repository";
import { viewsRoutes } from "./views.routes";

export function registerViews(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("saved-views", findAllViews);
  viewsRoutes(app, ctx);
}
