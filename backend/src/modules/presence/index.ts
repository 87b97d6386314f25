import { presenceEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { findOnlineUsers } from "./presence.repository";
import { createKeeper } from "./presence.service";

/** Registers presence: which users are online, and on which page. */
export function registerPresence(app: FastifyInstance, ctx: AppContext): void {
  const keeper = createKeeper(ctx);
  app.addHook("onListen", async () => keeper.start());
  app.addHook("onClose", () => keeper.stop());
  bind(app, presenceEndpoints.report, async ({ body, user }) => {
    // The query is removed because it can contain private data.
    const currentPage = body.currentPage.split(/[?#]/)[0] ?? "";
    keeper.take({ ...body, currentPage, userId: user.id, sessionId: user.sessionId, at: Date.now() });
    return { success: true };
  });
  bind(app, presenceEndpoints.onlineUsers, async () => {
    await keeper.flush();
    return { success: true, data: await findOnlineUsers(ctx.db) };
  });
}
