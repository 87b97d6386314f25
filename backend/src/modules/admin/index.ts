import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { adminRoutes } from "./admin.routes";
import { customerRoutes } from "./customer.routes";
import { logsRoutes } from "./logs.routes";
import { userRoutes } from "./user.routes";

export function registerAdmin(app: FastifyInstance, ctx: AppContext): void {
  adminRoutes(app, ctx);
  userRoutes(app, ctx);
  customerRoutes(app);
  logsRoutes(app);
}
