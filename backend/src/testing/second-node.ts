import { buildApp } from "../app";
import type { Config } from "../infra/config/config";
import { createContext } from "../infra/create-context";
import { createCall, type Caller } from "./call";
import type { TestApp } from "./test-app";

/** Another node of the same site: same database, separate memory. */
export interface SecondNode {
  app: TestApp["app"];
  ctx: TestApp["ctx"];
  /** Sends requests to this node with a token, or as a visitor. */
  as(token: string | null): Caller;
  close(): Promise<void>;
}

/**
 * Starts another node with the site's settings, changed by the given ones. `worker` makes it run background jobs. Close
 * it before the site.
 */
export async function startSecondNode(
  site: TestApp,
  settings: Partial<Config> = {},
  { worker = false } = {},
): Promise<SecondNode> {
  const config = { ...site.ctx.config, ...settings };
  const { ctx, close } = await createContext(config, site.ctx.databaseUrl, site.ctx.log);
  const app = await buildApp(ctx).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  await ctx.queue.start(worker);
  await app.ready();
  return {
    app,
    ctx,
    as: (token) => createCall(app, token),
    async close() {
      await ctx.sockets.close();
      await app.close();
      await close();
    },
  };
}
