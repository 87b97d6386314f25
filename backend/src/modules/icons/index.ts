import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { iconsRoutes } from "./icons.routes";

export function registerIcons(app: FastifyInstance, ctx: AppContext): void {
  iconsRoutes(app, ctx);
}
