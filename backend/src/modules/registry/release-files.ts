import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import { isReleaseFile } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";

/** `<name>/<version>/<file>`. */
const FILE = /^\/[a-z][a-z0-9-]*\/[\w.-]+\/([\w.-]+)$/;

/**
 * A file of a release is no page: opened in a tab it runs nothing and has no access to the site. Other origins may load it,
 * as the pages of a site with this release host do.
 */
const HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};

/**
 * Serves the files of releases, which never change; everything else in the folder stays inside. Compressed neighbors (`.br`, `.gz`) are preferred.
 */
export async function serveReleaseFiles(app: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(async (scope) => {
    // Answers without a file have the same protection.
    scope.addHook("onRequest", async (_request, reply) => void reply.headers(HEADERS));
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: "/releases/",
      index: false,
      redirect: false,
      dotfiles: "deny",
      decorateReply: false,
      schemaHide: true,
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
      allowedPath: (path) => isReleaseFile(FILE.exec(path)?.[1] ?? ""),
    });
  });
}
