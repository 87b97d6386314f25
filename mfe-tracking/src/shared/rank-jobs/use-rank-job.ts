import type { Job } from "@listwise/contracts/keywords";
import { ApiError, useBusEvent } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { keywordKeys } from "../keywords/keywords.api";
import { isRunning, updateStatusQuery } from "./rank-job.api";
import { rankingKeys } from "../rankings/rankings.api";

const RECHECK_MS = 3_000;
/** Description of a failed update. */
export const UPDATE_FAILED = "Failed to update keyword rankings. Please try again later.";

function showOutcome({ jobId, status, message: description }: Job): void {
  // The page and the details may both observe the job; the id prevents a second toast.
  const id = `rank-job-${jobId}`;
  if (status === "completed") toast.success("Rankings updated", { id, description });
  else if (status === "partial") toast.warning("Rankings partly updated", { id, description });
  else if (status === "failed") toast.error("Update Failed", { id, description: UPDATE_FAILED });
}

/**
 * Starts a rank update and observes it to its end; a running update is picked up after a reload. `failure` is the error
 * of
 * the last start.
 */
export function useRankJob<What>(startJob: (what?: What) => Promise<Job>) {
  const client = useQueryClient();
  const { data: job } = useQuery(updateStatusQuery());
  const followed = useRef<string | null>(null);

  const refresh = () => {
    void client.invalidateQueries({ queryKey: keywordKeys.list });
    void client.invalidateQueries({ queryKey: rankingKeys.all });
  };
  const start = useMutation({
    mutationFn: (what?: What) => startJob(what),
    onSuccess: (started) => {
      followed.current = started.jobId;
      client.setQueryData(keywordKeys.updateStatus, started);
      setTimeout(refresh, RECHECK_MS);
    },
    onError: (problem) => {
      const isRefused = problem instanceof ApiError && problem.code === "UNKNOWN_COUNTRY";
      toast.error("Update Failed", { description: isRefused ? problem.message : UPDATE_FAILED });
    },
  });

  useBusEvent("job:progressed", ({ jobId, percent }) => {
    client.setQueryData<Job>(keywordKeys.updateStatus, (known) =>
      known?.jobId === jobId && isRunning(known) && percent > known.percent
        ? { ...known, status: "running", percent, processed: Math.round((percent / 100) * known.total) }
        : known,
    );
  });

  useEffect(() => {
    if (!job) return;
    if (isRunning(job)) followed.current = job.jobId;
    else if (followed.current === job.jobId) {
      followed.current = null;
      showOutcome(job);
      void client.invalidateQueries({ queryKey: keywordKeys.list });
      void client.invalidateQueries({ queryKey: rankingKeys.all });
    }
  }, [client, job]);

  return {
    job,
    running: start.isPending || isRunning(job),
    start: () => start.mutate(undefined),
    startFor: start.mutate,
    failure: start.error,
  };
}
