import { adminUserEndpoints } from "@listwise/contracts/admin";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { countOnlineUsers } from "../presence";
import { countUsers } from "../accounts";
import { updateUserDetails, createUser, deleteOtherUser } from "./edit-user.service";
import { endSessions, loadUserDetail, readRole, setRole, setStatus } from "./user.service";

const success = true as const;

export function userRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, adminUserEndpoints.user, async ({ params, ...by }) => ({
    success,
    data: await loadUserDetail(ctx, params.id, by),
  }));
  registerEndpoint(app, adminUserEndpoints.stats, async () => ({
    success,
    data: { ...(await countUsers(ctx.db)), online: await countOnlineUsers(ctx.db) },
  }));
  registerEndpoint(app, adminUserEndpoints.create, async ({ body, transact, ...by }) => {
    const add = await createUser(ctx, body, by);
    return transact(async (tx) => ({ success, data: await add(tx) }));
  });
  registerEndpoint(app, adminUserEndpoints.update, async ({ params, body, ...by }) => ({
    success,
    data: await updateUserDetails(ctx, params.id, body, by),
  }));
  registerEndpoint(app, adminUserEndpoints.remove, async ({ params, ...by }) => {
    await deleteOtherUser(ctx, params.id, by);
    return { success };
  });
  registerEndpoint(app, adminUserEndpoints.setRole, async ({ params, body, ...by }) => ({
    success,
    data: await setRole(ctx, params.id, readRole(body.role), by),
  }));
  registerEndpoint(app, adminUserEndpoints.setStatus, async ({ params, body, ...by }) => ({
    success,
    data: await setStatus(ctx, params.id, body.isActive, by),
  }));
  registerEndpoint(app, adminUserEndpoints.terminateSession, async ({ params, ...by }) => ({
    success,
    ended: await endSessions(ctx, params.id, params.sessionId, by),
  }));
  registerEndpoint(app, adminUserEndpoints.terminateAllSessions, async ({ params, ...by }) => ({
    success,
    ended: await endSessions(ctx, params.id, null, by),
  }));
}
