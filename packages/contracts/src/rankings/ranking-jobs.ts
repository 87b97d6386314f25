import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { KeywordIdSchema } from "../api/ids";
import { z } from "../zod";
import { JobSchema } from "../keywords/ranking-update";

const JobId = z.object({
  jobId: z.string().check(z.regex(/^[0-9a-f-]{36}$/, "Send the id that starting the update returned.")),
});

/** Endpoints for ranking updates: start, progress, cancel, and the next scheduled one. */
export const rankingJobsEndpoints = {
  updateAll: endpoint({
    method: "POST",
    path: "/rankings/update-all",
    access: "user",
    tag: "rankings",
    summary: "Queue a ranking update of all your keywords",
    response: answer(JobSchema),
    status: 202,
    errors: ["UNKNOWN_COUNTRY"],
  }),
  updateKeyword: endpoint({
    method: "POST",
    path: "/rankings/keyword/{id}/update-all",
    access: "user",
    tag: "rankings",
    summary: "Queue a ranking update of a keyword in all countries you track it in",
    params: z.object({ id: KeywordIdSchema }),
    response: answer(JobSchema),
    status: 202,
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  job: endpoint({
    method: "GET",
    path: "/rankings/jobs/{jobId}",
    access: "user",
    tag: "rankings",
    summary: "Get the progress of a ranking update; `failures` explains failed keywords",
    params: JobId,
    response: answer(JobSchema, {
      failures: z.array(z.object({ keyword: z.string(), country: z.string(), reason: z.string() })),
    }),
    errors: ["NOT_FOUND"],
  }),
  cancelJob: endpoint({
    method: "POST",
    path: "/rankings/jobs/{jobId}/cancel",
    access: "user",
    tag: "rankings",
    summary: "Cancel a ranking update; completed rankings remain",
    params: JobId,
    response: answer(JobSchema),
    errors: ["NOT_FOUND"],
  }),
  schedule: endpoint({
    method: "GET",
    path: "/rankings/schedule",
    access: "user",
    tag: "rankings",
    summary:
      "Get the time and interval of your keywords' next scheduled crawl, and when one was last checked",
    response: answer(
      z.object({
        /** Time at which a rank was last checked; `null` if none was. */
        lastAt: z.nullable(z.string()),
        nextAt: z.nullable(z.string()),
        everyMinutes: z.number(),
      }),
    ),
  }),
};
