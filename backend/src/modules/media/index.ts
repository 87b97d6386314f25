import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { loadMediaPaths } from "../../infra/http/pictures/media-paths";
import { mediaRoutes } from "./media.routes";

export { loadPicture } from "./media.service";
export { detectPictureType } from "./picture-type";

/** Serves the images of stores and authors. */
export async function registerMedia(app: FastifyInstance, ctx: AppContext): Promise<void> {
  // The paths are loaded early, so that pages can be served during a database outage.
  await loadMediaPaths(ctx);
  mediaRoutes(app, ctx);
}
