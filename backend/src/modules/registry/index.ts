import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { createDevStore, DEV_SERVERS } from "./dev-store";
import { createFolderStore } from "./folder-store";
import { serveRegistry } from "./registry.routes";
import { serveReleaseFiles } from "./release-files";
import type { ReleaseStore } from "./release-store";

export { DEV_SERVERS };
export { isForAdmins } from "./registry.service";
export type { Composition, LiveRelease } from "./release-store";

declare module "fastify" {
  interface FastifyInstance {
    releases: ReleaseStore;
  }
}

/** Releases: which are live, who may load them, and their files. */
export async function registerRegistry(app: FastifyInstance, { config, log }: AppContext): Promise<void> {
  const store = config.devAssets ? createDevStore(log) : createFolderStore(config.releasesDir, log);
  app.decorate("releases", store);
  serveRegistry(app, store);
  await serveReleaseFiles(app, config.releasesDir);
}
