import { sharesEndpoints } from "@listwise/contracts/shares";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { listShares, loadShared, revokeShare, share } from "./shares.service";

const success = true as const;

export function sharesRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, sharesEndpoints.create, async ({ params, body, user }) => {
    const { share: data, shareUrl } = await share(ctx, user.id, params.id, body);
    return { success, data, shareUrl };
  });
  registerEndpoint(app, sharesEndpoints.list, async ({ user }) => ({
    success,
    data: await listShares(ctx, user.id),
  }));
  registerEndpoint(app, sharesEndpoints.revoke, async ({ params, user }) => {
    await revokeShare(ctx, user.id, params.id);
    return { success };
  });
  registerEndpoint(app, sharesEndpoints.read, async ({ params, reply }) => {
    reply.header("x-robots-tag", "noindex").header("referrer-policy", "no-referrer");
    return { success, data: await loadShared(ctx, params.token) };
  });
}
