import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** `<name>/<version>/<file>`; what only the server reads (release.json, the page's template) stays inside. */
const SERVED = /^\/[a-z][a-z-]*\/[\w.-]+\/(?!release\.json|index\.html)[\w.-]+$/;

/** Serves the files of releases, which never change. Compressed neighbours (`.br`, `.gz`) are preferred. */
export async function serveReleaseFiles(app: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
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
    allowedPath: (path) => SERVED.test(path),
    setHeaders: (reply) => void reply.header("cross-origin-resource-policy", "cross-origin"),
  });
}
