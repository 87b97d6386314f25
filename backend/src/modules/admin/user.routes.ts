import { adminUserEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { endSessions, readUser, setRole, setStatus } from "./user.service";

const success = true as const;

export function userRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, adminUserEndpoints.user, async ({ params, ...by }) => ({
    success,
    data: await readUser(ctx, params.id, by),
  }));
  bind(app, adminUserEndpoints.setRole, async ({ params, body, ...by }) => ({
    success,
    data: await setRole(ctx, params.id, body.role, by),
  }));
  bind(app, adminUserEndpoints.setStatus, async ({ params, body, ...by }) => ({
    success,
    data: await setStatus(ctx, params.id, body.isActive, by),
  }));
  bind(app, adminUserEndpoints.terminateSession, async ({ params, ...by }) => ({
    success,
    ended: await endSessions(ctx, params.id, params.sessionId, by),
  }));
  bind(app, adminUserEndpoints.terminateAllSessions, async ({ params, ...by }) => ({
    success,
    ended: await endSessions(ctx, params.id, null, by),
  }));
}
