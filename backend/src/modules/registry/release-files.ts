import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import { isReleaseFile } from "@listwise/release-gate";
import type { FastifyInstance } from "fastify";

/** Matches `<name>/<version>/<file>`. */
const FILE = /^\/[a-z][a-z0-9-]*\/[\w.-]+\/([\w.-]+)$/;

/**
 * A release file isn't a page: opened in a tab, it runs nothing and can't access the site. Other origins may load it,
 * as sites with this release host do.
 */
const HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};

/**
 * Serves the immutable files of releases and nothing else in the folder. Compressed variants (`.br`, `.gz`) are
 * preferred.
 */
export async function serveReleaseFiles(app: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(async (scope) => {
    // Responses without a file get the same protection.
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
