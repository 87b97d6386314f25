import type { Job } from "@listwise/contracts";
import { useBusEvent } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { keywordKeys } from "../../shared/keywords.api";
import { rankingKeys } from "../../shared/rankings.api";
import { isRunning, startUpdate, updateStatusQuery } from "./keywords.api";

function tellOutcome(job: Job): void {
  if (job.status === "completed") toast.success("Rankings updated", { description: job.message });
  else if (job.status === "partial") toast.warning("Rankings partly updated", { description: job.message });
  else if (job.status === "failed") {
    toast.error("Update Failed", {
      description: "Failed to update keyword rankings. Please try again later.",
    });
  }
}

/** Starts an update of all ranks and follows it to its end; one that runs already is picked up after a reload. */
export function useRankUpdate() {
  const client = useQueryClient();
  const { data: job } = useQuery(updateStatusQuery());
  const start = useMutation({
    mutationFn: startUpdate,
    onSuccess: (started) => {
      client.setQueryData(keywordKeys.updateStatus, started);
    },
    onError: () => {
      toast.error("Failed to trigger ranking update", {
        description: "Failed to update keyword rankings. Please try again later.",
      });
    },
  });

  useBusEvent("job:progressed", ({ jobId, percent }) => {
    client.setQueryData<Job>(keywordKeys.updateStatus, (known) =>
      known?.jobId === jobId && percent >= known.percent
        ? { ...known, status: "running", percent, processed: Math.round((percent / 100) * known.total) }
        : known,
    );
  });

  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (!job) return;
    if (isRunning(job)) followed.current = job.jobId;
    else if (followed.current === job.jobId) {
      followed.current = null;
      tellOutcome(job);
      void client.invalidateQueries({ queryKey: keywordKeys.list });
      void client.invalidateQueries({ queryKey: rankingKeys.all });
    }
  }, [client, job]);

  return { job, running: start.isPending || isRunning(job), start: () => start.mutate() };
}
