import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { toNetworkKey } from "../../../infra/http/authorize-request";
import { fail } from "../../../infra/http/errors";
import { createJsonParser } from "../../../infra/http/body/json-body";

const TYPES = ["application/csp-report", "application/reports+json"];
const MAX_BODY_BYTES = 64 * 1024;
const MAX_PER_MINUTE = 60;

const text = z.string().transform((value) => value.slice(0, 500));
const Report = z.object({
  "csp-report": z.object({
    "document-uri": text.optional(),
    "violated-directive": text.optional(),
    "effective-directive": text.optional(),
    "blocked-uri": text.optional(),
    "source-file": text.optional(),
    "line-number": z.number().optional(),
    disposition: text.optional(),
  }),
});

/** Accepts and logs browsers' reports of Content Security Policy violations. */
export async function registerCspReports(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(TYPES, createJsonParser(scope));
    scope.post(
      "/api/csp-reports",
      { bodyLimit: MAX_BODY_BYTES, schema: { hide: true } },
      async (request, reply) => {
        const { hits, secondsLeft } = await app.ctx.limiter.hit(
          `csp-reports:${toNetworkKey(request.ip)}`,
          60,
        );
        if (hits > MAX_PER_MINUTE)
          throw fail("RATE_LIMITED", "Too many reports. Try again later.", undefined, secondsLeft);
        const report = Report.safeParse(request.body);
        if (!report.success) throw fail("VALIDATION_FAILED", "This isn't a valid policy violation report.");
        request.log.warn({ report: report.data["csp-report"] }, "content security policy violated");
        return reply.code(204).send();
      },
    );
  });
}
