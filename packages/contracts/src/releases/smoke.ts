import { endpoint } from "../api/endpoint";
import { answer } from "../api/envelope";
import { ReleaseNameSchema } from "./release-token";
import { z } from "../zod";
import { ReleaseVersionSchema } from "../remotes/release";

/** Finding of a smoke test on one page. An `error` refuses the version, a `warning` is only reported. */
export const SmokeFindingSchema = z.object({
  level: z.enum(["error", "warning"]),
  rule: z.string(),
  message: z.string(),
});

/** Parsed {@link SmokeFindingSchema}. */
export type SmokeFinding = z.infer<typeof SmokeFindingSchema>;

/** Caller that a page is opened as: signed out, or with the role that the route's guard requires. */
export const SmokeCallerSchema = z.enum(["visitor", "user", "admin"]);

/** Parsed {@link SmokeCallerSchema}. */
export type SmokeCaller = z.infer<typeof SmokeCallerSchema>;

/** Page of a smoke test: a route, and the address that was opened; `null` if it wasn't opened. */
export const SmokePageSchema = z.object({
  route: z.string(),
  caller: SmokeCallerSchema,
  address: z.nullable(z.string()),
  findings: z.array(SmokeFindingSchema),
});

/** Parsed {@link SmokePageSchema}. */
export type SmokePage = z.infer<typeof SmokePageSchema>;

/**
 * Smoke test of a version: the server opens its pages in a headless browser, next to the live versions. `opened` of
 * `planned` pages is the progress. A `skipped` version was not tested, and `reason` says why; it never counts as passed.
 */
export const SmokeTestSchema = z.object({
  name: ReleaseNameSchema,
  version: ReleaseVersionSchema,
  status: z.enum(["queued", "running", "passed", "refused", "skipped"]),
  reason: z.nullable(z.string()),
  opened: z.number(),
  planned: z.number(),
  finishedAt: z.nullable(z.string()),
  pages: z.array(SmokePageSchema),
});

/** Parsed {@link SmokeTestSchema}. */
export type SmokeTest = z.infer<typeof SmokeTestSchema>;

/** Endpoints of smoke tests. A team token sees and repeats only those of its own release. */
export const smokeEndpoints = {
  tests: endpoint({
    method: "GET",
    path: "/releases/smoke-tests",
    access: "team",
    tag: "releases",
    summary: "List the smoke tests of the stored versions, newest first",
    query: z.object({ name: z.optional(ReleaseNameSchema), version: z.optional(ReleaseVersionSchema) }),
    response: answer(z.array(SmokeTestSchema)),
  }),
  repeat: endpoint({
    method: "POST",
    path: "/releases/{name}/smoke-test",
    access: "team",
    tag: "releases",
    summary: "Repeat the smoke test of a stored version",
    params: z.object({ name: ReleaseNameSchema }),
    body: z.object({ version: ReleaseVersionSchema }),
    response: answer(SmokeTestSchema, { message: z.string() }),
    status: 202,
    errors: ["NOT_FOUND"],
    perMinute: 10,
  }),
};
