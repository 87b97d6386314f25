import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { createReleaseSource } from "./create-release-source";
import { createDevStore } from "./dev-store";
import { serveRegistry } from "./registry.routes";
import { serveReleaseFiles } from "./release-files";
import type { ReleaseStore } from "./release-store";
import { createReleaseStore } from "./stored-releases";

export { getDevServers } from "./dev-store";
export { readLive, writeLive } from "./live-file";
export { readLiveManifests } from "./read-live-manifests";
export { parseCompositionRequest, PIN_KEY_HEADER } from "./parse-composition-request";
export { findRequestedPreview } from "./requested-preview";
export type { Composition, LiveRelease } from "./release-store";

declare module "fastify" {
  interface FastifyInstance {
    releases: ReleaseStore;
    /** Key of requests that the server makes to itself, which may pin versions. */
    pinKey: string;
  }
}

/** Registers the release registry: which releases are live, who may load them, and their files. */
export async function registerRegistry(app: FastifyInstance, { config, log }: AppContext): Promise<void> {
  const { devAssets, devBundles, releasesDir } = config;
  const store = devAssets
    ? createDevStore(devBundles, log)
    : createReleaseStore(createReleaseSource(config), log);
  app.decorate("releases", store);
  app.decorate("pinKey", randomBytes(32).toString("base64url"));
  serveRegistry(app, store);
  await serveReleaseFiles(app, releasesDir);
}
