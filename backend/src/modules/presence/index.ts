import { presenceEndpoints } from "@listwise/contracts/account";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { findOnlineUsers } from "./presence.repository";
import { createPresenceBuffer } from "./presence.service";

export { countOnlineUsers } from "./presence.reads";

/** Registers presence: which users are online, and on which page. */
export function registerPresence(app: FastifyInstance, ctx: AppContext): void {
  const keeper = createPresenceBuffer(ctx);
  app.addHook("onListen", async () => keeper.start());
  app.addHook("onClose", () => keeper.stop());
  registerEndpoint(app, presenceEndpoints.report, async ({ body, user }) => {
    // The query is removed because it can contain private data.
    const currentPage = body.currentPage.split(/[?#]/)[0] ?? "";
    keeper.take({ ...body, currentPage, userId: user.id, sessionId: user.sessionId, at: Date.now() });
    return { success: true };
  });
  registerEndpoint(app, presenceEndpoints.onlineUsers, async () => {
    await keeper.flush();
    return { success: true, data: await findOnlineUsers(ctx.db) };
  });
}
