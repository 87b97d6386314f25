import { webhooksEndpoints } from "@listwise/contracts/alerts";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import type { AppContext } from "../../../infra/context";
import { changeWebhook, createWebhook, listWebhooks, removeWebhook, testWebhook } from "./webhooks.service";

const success = true as const;

export function webhooksRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, webhooksEndpoints.list, async ({ user }) => ({
    success,
    data: await listWebhooks(ctx, user.id),
  }));
  registerEndpoint(app, webhooksEndpoints.add, async ({ body, user, request }) => ({
    success,
    data: await createWebhook(ctx, user.id, body, request),
  }));
  registerEndpoint(app, webhooksEndpoints.change, async ({ params, body, user }) => ({
    success,
    data: await changeWebhook(ctx, user.id, params.id, body.isEnabled),
  }));
  registerEndpoint(app, webhooksEndpoints.remove, async ({ params, user, request }) => {
    await removeWebhook(ctx, user.id, params.id, request);
    return { success };
  });
  registerEndpoint(app, webhooksEndpoints.test, async ({ params, user }) => ({
    success,
    data: await testWebhook(ctx, user.id, params.id),
  }));
}
