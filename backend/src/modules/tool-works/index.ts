import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { registerPersonalData } from "../accounts";
import { toolWorksRoutes } from "./tool-works.routes";
import { ownWorks } from "./tool-works.service";

export function registerToolWorks(app: FastifyInstance, ctx: AppContext): void {
  registerPersonalData("tool-works", ownWorks);
  toolWorksRoutes(app, ctx);
}
