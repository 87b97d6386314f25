import { apiKeysEndpoints } from "@listwise/contracts/account";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { createKey, listKeys, removeKey } from "./api-keys.service";

const success = true as const;

export function apiKeysRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, apiKeysEndpoints.list, async ({ user }) => ({
    success,
    data: await listKeys(ctx, user.id),
  }));
  registerEndpoint(app, apiKeysEndpoints.create, async ({ body, user, request }) => ({
    success,
    data: await createKey(ctx, user, body, request),
  }));
  registerEndpoint(app, apiKeysEndpoints.remove, async ({ params, user, request }) => {
    await removeKey(ctx, user.id, params.id, request);
    return { success };
  });
}
