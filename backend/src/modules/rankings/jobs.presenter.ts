import type { Job } from "@listwise/contracts/keywords";
import { pluralize } from "@listwise/aso-core/text";
import type { JobRow } from "./jobs.repository";

export const NO_JOB: Job = {
  jobId: "",
  status: "idle",
  total: 0,
  processed: 0,
  failed: 0,
  percent: 0,
  startedAt: null,
  finishedAt: null,
  message: "No ranking update has been started yet.",
  stale: false,
  queuedAt: null,
  etaSeconds: null,
  etaReason: null,
};

export function presentJob(job: JobRow): Job {
  const { id, status, total, processed, failed, startedAt, finishedAt, message } = job;
  return {
    jobId: id,
    status,
    total,
    processed,
    failed,
    percent: total === 0 ? 100 : Math.floor((100 * processed) / total),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    message,
  };
}

/** Returns the status and message of a job whose crawls have all ended. */
export function computeOutcome({ failed, total }: Pick<JobRow, "failed" | "total">, reason: string | null) {
  if (failed === 0) {
    return {
      status: "completed",
      message: `${total} of ${total} ${pluralize(total, "keyword")} updated.`,
    } as const;
  }
  const why = reason ?? "the store didn't respond for the others.";
  const message = `${total - failed} of ${total} ${pluralize(total, "keyword")} updated: ${why}`;
  return { status: failed < total ? "partial" : "failed", message } as const;
}
