import { userKeywordsEndpoints, type Job } from "@listwise/contracts/keywords";
import { rankingJobsEndpoints } from "@listwise/contracts/rankings";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { keywordKeys } from "../keywords/keywords.api";

const POLL_MS = 2_000;

export function isRunning(job: Job | undefined): boolean {
  return job?.status === "queued" || job?.status === "running";
}

/** Loads the latest rank update; polls while it runs in case the event stream is lost. */
export function updateStatusQuery() {
  return queryOptions({
    queryKey: keywordKeys.updateStatus,
    queryFn: async ({ signal }): Promise<Job> =>
      (await call(userKeywordsEndpoints.updateStatus, { signal })).data,
    refetchInterval: ({ state }) => (isRunning(state.data) ? POLL_MS : false),
  });
}

export async function cancelJob(jobId: string): Promise<Job> {
  return (await call(rankingJobsEndpoints.cancelJob, { params: { jobId } })).data;
}

/** Loads the reasons why some keywords of an update have no new rank. */
export function jobFailuresQuery(jobId: string) {
  return queryOptions({
    queryKey: [...keywordKeys.updateStatus, "failures", jobId],
    queryFn: async ({ signal }) =>
      (await call(rankingJobsEndpoints.job, { params: { jobId }, signal })).failures,
  });
}

/** Loads the schedule of automatic rank checks. */
export function scheduleQuery() {
  return queryOptions({
    queryKey: keywordKeys.schedule,
    queryFn: async ({ signal }) => (await call(rankingJobsEndpoints.schedule, { signal })).data,
  });
}
