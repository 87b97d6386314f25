import type { Job } from "@listwise/contracts";
import { Card, ProgressBar } from "@listwise/shared-ui";

/** How far the update of the ranks is. */
export function UpdateProgress({ job }: { job: Job }) {
  const words = job.status === "queued" ? "Waiting to start" : `${job.processed} of ${job.total}`;
  return (
    <Card>
      <ProgressBar label="Updating rankings" value={job.percent} text={words} />
    </Card>
  );
}
