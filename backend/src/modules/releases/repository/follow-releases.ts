import type { FastifyInstance } from "fastify";
import { syncReleases } from "./sync-releases";

const INTERVAL_MS = 1_000;

/** Keeps the folder of this node up to date with the release repository that all nodes share, if there is one. */
export function followReleases(app: FastifyInstance): void {
  const { ctx } = app;
  if (ctx.config.files === null) return;
  let failure = "";
  let timer: NodeJS.Timeout | undefined;
  const follow = async () => {
    try {
      await syncReleases(ctx);
      failure = "";
    } catch (error) {
      // Logged once, not every second.
      if (String(error) !== failure)
        ctx.log.error(
          { err: error },
          "the shared releases can't be fetched; this node serves those that it has",
        );
      failure = String(error);
    }
  };
  const next = () => (timer = setTimeout(() => void follow().finally(next), INTERVAL_MS).unref());
  app.addHook("onReady", async () => {
    await syncReleases(ctx);
    next();
  });
  app.addHook("onClose", async () => clearTimeout(timer));
}
