import type { Job } from "@listwise/contracts/keywords";
import { getServerTime } from "@listwise/shared-auth";
import { Button, Card, ProgressBar, Row, Text, toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import styled from "styled-components";
import { formatEstimate } from "../rankings/freshness";
import { keywordKeys } from "../keywords/keywords.api";
import { getErrorMessage } from "../get-error-message";
import { cancelJob } from "./rank-job.api";

const Grow = styled.div`
  flex: 1 1 12rem;
`;

/** Returns the remaining time from the server's estimate, or extrapolated from the progress so far; null if unknown. */
export function formatTimeLeft(job: Job, now: number): string | null {
  const { startedAt, processed, total, etaSeconds } = job;
  if (typeof etaSeconds === "number") return etaSeconds < 5 ? null : `${formatEstimate(etaSeconds)} left`;
  if (!startedAt || processed === 0) return job.etaReason ?? null;
  const seconds = ((now - Date.parse(startedAt)) / processed / 1000) * (total - processed);
  return seconds < 5 ? null : `${formatEstimate(seconds)} left`;
}

function formatProgress(job: Job): string {
  if (job.status === "queued" && job.processed === 0) {
    return ["Waiting to start", formatTimeLeft(job, getServerTime())].filter(Boolean).join(" · ");
  }
  const failed = job.failed > 0 ? `${job.failed} failed` : null;
  return [`${job.processed} of ${job.total}`, failed, formatTimeLeft(job, getServerTime())]
    .filter(Boolean)
    .join(" · ");
}

/** Renders the progress of a rank update and its Cancel button. */
export function RankJobProgress({ job }: { job: Job }) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => cancelJob(job.jobId),
    onSuccess: (canceled) => {
      client.setQueryData(keywordKeys.updateStatus, canceled);
      toast.info("Update canceled", { description: canceled.message });
    },
    onError: (problem) => {
      toast.error("Couldn't cancel the update", { description: getErrorMessage(problem) });
    },
  });
  return (
    <Card>
      <Row $gap={4}>
        <Grow>
          <ProgressBar label="Updating rankings" value={job.percent} text={formatProgress(job)} />
          <Text $size="xs" $tone="muted">
            You're seeing the previous ranks. New ranks appear as they arrive.
          </Text>
        </Grow>
        <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel update
        </Button>
      </Row>
    </Card>
  );
}
