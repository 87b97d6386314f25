import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteEndpoints } from "@listwise/contracts/site";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { fail } from "../../infra/http/errors";
import { getProjectRoot } from "../../infra/paths";
import { noteFailure } from "../releases";
import { loadPublicAnswer } from "./site.reads";

const Manifest = z.object({ version: z.string() });

/** Binds the calls for public configuration, health, readiness and browser reports. */
export function bindSite(app: FastifyInstance): void {
  const { ctx } = app;
  const { version } = Manifest.parse(
    JSON.parse(readFileSync(join(getProjectRoot(), "backend/package.json"), "utf8")),
  );
  registerEndpoint(app, siteEndpoints.publicConfig, () => loadPublicAnswer(ctx));
  registerEndpoint(app, siteEndpoints.health, async () => ({
    success: true,
    status: "ok",
    version,
    uptimeSeconds: Math.round(process.uptime()),
  }));
  registerEndpoint(app, siteEndpoints.ready, async () => {
    const { ready, checks } = await ctx.readiness.run();
    if (!ready) throw fail("UNAVAILABLE", "The server isn't ready. Try again in a moment.", { checks }, 2);
    return { success: true, status: "ready", checks };
  });
  registerEndpoint(app, siteEndpoints.report, async ({ body, request, visitor }) => {
    await noteFailure(app, body, request);
    const report = { ...body, page: undefined };
    request.log.warn({ report, userId: visitor?.id }, "a browser reported a failure");
    return { success: true, reportId: request.id };
  });
}
