import { smokeEndpoints } from "@listwise/contracts/releases";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../../infra/http/register-endpoint";
import type { ReleaseVersion } from "../health/health.repository";
import { startChromium } from "./browser/start-chromium";
import { runSmokeTest } from "./run-smoke-test";
import { listSmokeTests, repeatSmokeTest, SMOKE_JOB } from "./smoke.service";

/** A test ends before: its time for all pages is 10 minutes for the candidate, and as many for the live version. */
const EXPIRE_SECONDS = 25 * 60;

/** Registers smoke tests: their job, one at a time on each node, and their endpoints. */
export function registerSmokeTests(app: FastifyInstance): void {
  const { ctx } = app;
  ctx.queue.define<ReleaseVersion>(SMOKE_JOB, (one) => runSmokeTest(app, one, startChromium), {
    retries: 1,
    expireSeconds: EXPIRE_SECONDS,
  });
  registerEndpoint(app, smokeEndpoints.tests, async ({ query, request }) => ({
    success: true,
    // Messages of pages may contain what only the owner of the release should see.
    data: await listSmokeTests(ctx, { release: request.team?.release ?? query.name, version: query.version }),
  }));
  registerEndpoint(app, smokeEndpoints.repeat, async ({ params, body }) => ({
    success: true,
    data: await repeatSmokeTest(ctx, { release: params.name, version: body.version }),
    message: `The smoke test of ${params.name} ${body.version} is queued.`,
  }));
}
