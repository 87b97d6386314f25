import { sharesEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { listShares, readShared, revokeShare, share } from "./shares.service";

const success = true as const;

export function sharesRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, sharesEndpoints.create, async ({ params, body, user }) => {
    const { share: data, shareUrl } = await share(ctx, user.id, params.id, body);
    return { success, data, shareUrl };
  });
  bind(app, sharesEndpoints.list, async ({ user }) => ({ success, data: await listShares(ctx, user.id) }));
  bind(app, sharesEndpoints.revoke, async ({ params, user }) => {
    await revokeShare(ctx, user.id, params.id);
    return { success };
  });
  bind(app, sharesEndpoints.read, async ({ params, reply }) => {
    reply.header("x-robots-tag", "noindex").header("referrer-policy", "no-referrer");
    return { success, data: await readShared(ctx, params.token) };
  });
}
