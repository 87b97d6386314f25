import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { adminRoutes } from "./admin.routes";

export function registerAdmin(app: FastifyInstance, ctx: AppContext): void {
  adminRoutes(app, ctx);
}
