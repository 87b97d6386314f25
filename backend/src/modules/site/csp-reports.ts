import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { networkOf } from "../../platform/admit";
import { fail } from "../../platform/errors";
import { createJsonParser } from "../../platform/json-body";

const TYPES = ["application/csp-report", "application/reports+json"];
const BODY_LIMIT = 64 * 1024;
const PER_MINUTE = 60;

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

/** Takes the browser's reports of what the content security policy refused, and logs them. */
export async function takeCspReports(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(TYPES, createJsonParser(scope));
    scope.post(
      "/api/csp-reports",
      { bodyLimit: BODY_LIMIT, schema: { hide: true } },
      async (request, reply) => {
        const { hits, secondsLeft } = await app.ctx.limiter.hit(`csp-reports:${networkOf(request.ip)}`, 60);
        if (hits > PER_MINUTE) throw fail("RATE_LIMITED", "Too many reports.", undefined, secondsLeft);
        const report = Report.safeParse(request.body);
        if (!report.success) throw fail("VALIDATION_FAILED", "This is not a report of a policy violation.");
        request.log.warn({ report: report.data["csp-report"] }, "content security policy violated");
        return reply.code(204).send();
      },
    );
  });
}
