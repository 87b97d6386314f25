import { z } from "../zod";

/**
 * Freshness of the ranks in a response. `stale`: newer ranks are due or on their way. `queuedAt`: enqueue time of the
 * last pending one, `null` if none is pending. `etaSeconds`: estimated seconds until all are there, from the queue
 * length and the store's rate limit; `null` with a reason in `etaReason` if unknown, `null` without one if none is
 * pending. `failure`: reason why the store returned nothing for some of them on the last attempt.
 */
export const FreshnessFields = {
  stale: z.optional(z.boolean()),
  queuedAt: z.optional(z.nullable(z.string())),
  etaSeconds: z.optional(z.nullable(z.number())),
  etaReason: z.optional(z.nullable(z.string())),
  failure: z.optional(z.nullable(z.string())),
};

/** Ranking update in progress or completed. `percent` is 0–100; freshness refers to its pending keywords. */
export const JobSchema = z.object({
  /** True if every keyword that failed in it has been checked since. */
  resolved: z.optional(z.boolean()),
  ...FreshnessFields,
  jobId: z.string(),
  status: z.enum(["idle", "queued", "running", "completed", "partial", "failed", "cancelled"]),
  total: z.number(),
  processed: z.number(),
  failed: z.number(),
  percent: z.number(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  message: z.string(),
});

/** Parsed {@link JobSchema}. */
export type Job = z.infer<typeof JobSchema>;
