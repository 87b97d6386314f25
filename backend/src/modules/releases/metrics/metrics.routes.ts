import { releaseMetricsEndpoints } from "@listwise/contracts/releases";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail } from "../../../infra/http/errors";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import { readManifest } from "../publish/store-folder";
import { syncReleases } from "../repository/sync-releases";
import { noteMeasurements } from "./measurements.service";
import { loadErrors, loadMetrics } from "./metrics.service";
import { writeSourceMaps } from "./source-maps";

/** Maximum number of source maps of a version, as of files in an upload. */
const MAX_MAPS = 500;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Registers the endpoints for measurements of releases in browsers and for their source maps. */
export async function registerMetricsEndpoints(
  app: FastifyInstance,
  assertCanPublish: (request: FastifyRequest) => void,
): Promise<void> {
  const { ctx } = app;
  registerEndpoint(app, releaseMetricsEndpoints.measured, async ({ body, request }) => {
    await noteMeasurements(app, body, request);
    return { success: true };
  });
  registerEndpoint(app, releaseMetricsEndpoints.metrics, async ({ params, query }) => ({
    success: true,
    data: await loadMetrics(ctx, await app.releases.live(), params.name, query.days),
  }));
  registerEndpoint(app, releaseMetricsEndpoints.errors, async ({ params }) => ({
    success: true,
    data: await loadErrors(ctx, params.name),
  }));
  await app.register(async (scope) => {
    scope.addHook("preValidation", refuseManyMaps);
    registerEndpoint(scope, releaseMetricsEndpoints.saveSourceMaps, async ({ params, body, request }) => {
      assertCanPublish(request);
      const { version, maps } = body;
      await syncReleases(ctx);
      const release = await readManifest(ctx.config.releasesDir, params.name, version);
      if (!release) throw fail("NOT_FOUND", `${params.name} ${version} isn't published. Publish it first.`);
      const decoded = new Map<string, Buffer>();
      for (const [file, text] of Object.entries(maps)) {
        const content = Buffer.from(text, "base64");
        const isKnown = Object.hasOwn(release.integrity, file);
        if (!isKnown || !content.subarray(0, GZIP.length).equals(GZIP)) {
          const what = isKnown ? "isn't gzipped" : `belongs to no script of ${params.name} ${version}`;
          throw fail("VALIDATION_FAILED", `The source map of ${file} ${what}.`);
        }
        decoded.set(file, content);
      }
      await writeSourceMaps(ctx, { name: params.name, version }, decoded);
      return { success: true, message: `The source maps of ${params.name} ${version} are stored.` };
    });
  });
}

/** Hook: counts the maps before any of them is read, because millions of entries would block the server. */
async function refuseManyMaps({ body }: FastifyRequest): Promise<void> {
  const maps: unknown = typeof body === "object" && body !== null && "maps" in body ? body.maps : null;
  if (typeof maps === "object" && maps !== null && Object.keys(maps).length > MAX_MAPS) {
    throw fail(
      "VALIDATION_FAILED",
      `The upload has more than ${MAX_MAPS} source maps. Upload them in parts.`,
    );
  }
}
