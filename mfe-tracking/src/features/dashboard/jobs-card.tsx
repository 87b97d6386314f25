import type { Job } from "@listwise/contracts/keywords";
import { formatCount } from "@listwise/aso-core/text";
import {
  Badge,
  Card,
  ErrorState,
  formatDateTime,
  Loading,
  Row,
  SkeletonText,
  Stack,
  Text,
  type Tone,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { LastCheck } from "../../shared/rank-jobs/last-check";
import { NextCheck } from "../../shared/rank-jobs/next-check";
import { RankJobProgress } from "../../shared/rank-jobs/rank-job-progress";
import { isRunning, updateStatusQuery } from "../../shared/rank-jobs/rank-job.api";

const outcomes: Partial<Record<Job["status"], { tone: Tone; words: string }>> = {
  completed: { tone: "success", words: "Completed" },
  partial: { tone: "warning", words: "Partly done" },
  failed: { tone: "danger", words: "Failed" },
  cancelled: { tone: "neutral", words: "Canceled" },
};

/** Renders the latest ranking update, or else the latest automatic check, and the time of the next automatic one. */
export function JobsCard() {
  const { data, error, isFetching, refetch } = useQuery(updateStatusQuery());
  return (
    <Card title="Ranking updates">
      {error && !data ? (
        <ErrorState problem={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Stack $gap={3}>
          {data ? (
            <Latest job={data} />
          ) : (
            <Loading label="Loading the latest update">
              <SkeletonText lines={2} />
            </Loading>
          )}
          <NextCheck />
        </Stack>
      )}
    </Card>
  );
}

function Latest({ job }: { job: Job }) {
  if (isRunning(job)) return <RankJobProgress job={job} />;
  const end = outcomes[job.status];
  if (!end) return <LastCheck />;
  return (
    <Row $gap={3}>
      <Badge tone={end.tone}>{end.words}</Badge>
      <Text as="span" $size="sm">
        {job.message || `${job.processed} of ${formatCount(job.total, "keyword")}`}
      </Text>
      {job.finishedAt && (
        <Text as="span" $size="sm" $tone="muted">
          {formatDateTime(job.finishedAt)}
        </Text>
      )}
    </Row>
  );
}
