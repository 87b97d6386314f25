import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { KeywordIdSchema } from "../platform/ids";
import { z } from "../zod";
import { JobSchema } from "./keywords";

const JobId = z.object({
  jobId: z.string().check(z.regex(/^[0-9a-f-]{36}$/, "This is not the id of an update.")),
});

/** Ranking updates: started, followed, cancelled, and when the next comes by itself. */
export const rankingJobsEndpoints = {
  updateAll: endpoint({
    method: "POST",
    path: "/rankings/update-all",
    access: "user",
    tag: "rankings",
    summary: "Queue a ranking update of all the user's keywords",
    response: answer(JobSchema),
    status: 202,
  }),
  updateKeyword: endpoint({
    method: "POST",
    path: "/rankings/keyword/{id}/update-all",
    access: "user",
    tag: "rankings",
    summary: "Queue a ranking update of a keyword in all the countries the user tracks it in",
    params: z.object({ id: KeywordIdSchema }),
    response: answer(JobSchema),
    status: 202,
    errors: ["NOT_FOUND"],
  }),
  job: endpoint({
    method: "GET",
    path: "/rankings/jobs/{jobId}",
    access: "user",
    tag: "rankings",
    summary: "How far a ranking update is; `failures` says why pairs failed",
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
    summary: "Stop a ranking update; what is done stays done",
    params: JobId,
    response: answer(JobSchema),
    errors: ["NOT_FOUND"],
  }),
  schedule: endpoint({
    method: "GET",
    path: "/rankings/schedule",
    access: "user",
    tag: "rankings",
    summary: "When the next automatic crawl of the user's keywords is due, and how often it comes",
    response: answer(z.object({ nextAt: z.nullable(z.string()), everyMinutes: z.number() })),
  }),
};
