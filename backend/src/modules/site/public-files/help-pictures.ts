import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { HELP_PICTURES_PATH } from "@listwise/aso-core/help";
import type { FastifyInstance } from "fastify";
import { fail } from "../../../infra/http/errors";
import { getBackendRoot } from "../../../infra/paths";

// Resolved from the package's folder, so that the path is the same in the bundle and in the sources.
const getFolder = () => join(getBackendRoot(), "src/modules/site/help-pictures");

/** Serves the pictures of the help pages. Only files that existed at the start are served. */
export function serveHelpPictures(app: FastifyInstance): void {
  const files = new Set(readdirSync(getFolder()).filter((file) => file.endsWith(".webp")));
  app.get<{ Params: { file: string } }>(
    `${HELP_PICTURES_PATH}/:file`,
    { schema: { hide: true } },
    async ({ params: { file } }, reply) => {
      if (!files.has(file)) throw fail("NOT_FOUND", "This picture doesn't exist.");
      return reply
        .header("cache-control", "public, max-age=86400")
        .type("image/webp")
        .send(await readFile(join(getFolder(), file)));
    },
  );
}
