import { adminUserEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { countUsers } from "./dashboard.repository";
import { changeUserFacts, createUser, deleteOtherUser } from "./edit-user.service";
import { endSessions, readUser, setRole, setStatus } from "./user.service";

const success = true as const;

export function userRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, adminUserEndpoints.user, async ({ params, ...by }) => ({
    success,
    data: await readUser(ctx, params.id, by),
  }));
  bind(app, adminUserEndpoints.stats, async () => ({ success, data: await countUsers(ctx.db) }));
  bind(app, adminUserEndpoints.create, async ({ body, transact, ...by }) => {
    const add = await createUser(ctx, body, by);
    return transact(async (tx) => ({ success, data: await add(tx) }));
  });
  bind(app, adminUserEndpoints.update, async ({ params, body, ...by }) => ({
    success,
    data: await changeUserFacts(ctx, params.id, body, by),
  }));
  bind(app, adminUserEndpoints.remove, async ({ params, ...by }) => {
    await deleteOtherUser(ctx, params.id, by);
    return { success };
  });
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
