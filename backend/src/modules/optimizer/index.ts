import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { registerPersonalData } from "../accounts";
import { findOwnOptimizations } from "./optimizer.repository";
import { optimizerRoutes } from "./optimizer.routes";

export function registerOptimizer(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("optimizations", findOwnOptimizations);
  optimizerRoutes(app, ctx);
}
