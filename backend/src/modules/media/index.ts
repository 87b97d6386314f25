import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { getMediaPaths } from "../../platform/media-paths";
import { mediaRoutes } from "./media.routes";

/** Serves the pictures of stores and authors. */
export async function registerMedia(app: FastifyInstance, ctx: AppContext): Promise<void> {
  // Known from here on, so that pages are answered while the database is away.
  await getMediaPaths(ctx);
  mediaRoutes(app, ctx);
}
