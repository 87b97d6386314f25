import type { Job } from "@listwise/contracts/keywords";
import { Button, IconButton, Notice, Row, XIcon } from "@listwise/shared-ui";
import { getErrorMessage } from "../get-error-message";
import { isRunning } from "./rank-job.api";
import { RankJobFailures } from "./rank-job-failures";
import { RankJobProgress } from "./rank-job-progress";
import { useDismissedJob } from "./use-dismissed-job";
import { UPDATE_FAILED } from "./use-rank-job";

/** Older outcomes are not shown. */
const OUTCOME_MAX_AGE_MS = 24 * 3_600_000;

export interface RankJobPanelProps {
  job: Job | undefined;
  running: boolean;
  /** The error of the last attempt to start an update. */
  failure: Error | null;
  onStart: () => void;
}

function isRecent({ finishedAt }: Job): boolean {
  return finishedAt !== null && Date.now() - Date.parse(finishedAt) < OUTCOME_MAX_AGE_MS;
}

/** Renders the progress of a rank update or its problem, and nothing if all is well. */
export function RankJobPanel({ job, running, failure, onStart }: RankJobPanelProps) {
  const { dismissed, dismiss } = useDismissedJob();
  const again = (
    <Button size="sm" busy={running} onClick={onStart}>
      Try again
    </Button>
  );
  if (failure && !running) {
    return (
      <Notice tone="danger" title="Failed to trigger ranking update" actions={again}>
        {getErrorMessage(failure)}
      </Notice>
    );
  }
  if (!job) return null;
  if (isRunning(job)) return <RankJobProgress job={job} />;
  if ((job.status !== "partial" && job.status !== "failed") || !isRecent(job) || job.resolved) return null;
  if (dismissed === job.jobId) return null;
  const failed = job.status === "failed";
  return (
    <Notice
      tone={failed ? "danger" : "warning"}
      title={failed ? `Update Failed: ${UPDATE_FAILED}` : "Rankings partly updated"}
      actions={
        <Row $gap={2}>
          {again}
          <IconButton
            size="sm"
            label="Dismiss"
            icon={<XIcon size={15} />}
            onClick={() => dismiss(job.jobId)}
          />
        </Row>
      }
    >
      {job.message}
      <RankJobFailures jobId={job.jobId} count={job.failed} />
    </Notice>
  );
}
