import { reviewConnectionsEndpoints } from "@listwise/contracts/reviews";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../infra/context";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import { connectStore, disconnectStore, listConnections, testConnection } from "./connections.service";

const success = true as const;

export function connectionsRoutes(app: FastifyInstance, ctx: AppContext): void {
  const { list, save, test, remove } = reviewConnectionsEndpoints;
  registerEndpoint(app, list, async ({ user }) => ({ success, data: await listConnections(ctx, user.id) }));
  registerEndpoint(app, save, async ({ body, user, request }) => ({
    success,
    data: await connectStore(ctx, user.id, body, request),
  }));
  registerEndpoint(app, test, async ({ params: { platform }, body, user }) => ({
    success,
    data: await testConnection(ctx, { userId: user.id, platform }, body.appId),
  }));
  registerEndpoint(app, remove, async ({ params: { platform }, user, request }) => {
    await disconnectStore(ctx, { userId: user.id, platform }, request);
    return { success };
  });
}
