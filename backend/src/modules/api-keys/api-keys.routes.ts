import { apiKeysEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { origin } from "../../platform/admit";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { createKey, listKeys, removeKey } from "./api-keys.service";

const success = true as const;

export function apiKeysRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, apiKeysEndpoints.list, async ({ user }) => ({ success, data: await listKeys(ctx, user.id) }));
  bind(app, apiKeysEndpoints.create, async ({ body, user, request }) => {
    const data = await createKey(ctx, user.id, body.label);
    await ctx.audit.record({
      action: "api-key.created",
      result: "ok",
      ...origin(request),
      details: data.label,
    });
    return { success, data };
  });
  bind(app, apiKeysEndpoints.remove, async ({ params, user, request }) => {
    const details = await removeKey(ctx, user.id, params.id);
    await ctx.audit.record({ action: "api-key.deleted", result: "ok", ...origin(request), details });
    return { success };
  });
}
