import { getUpgradePath } from "@listwise/contracts/limits";
import type { ExportJob } from "@listwise/contracts/exports";
import { formatCount } from "@listwise/aso-core/text";
import {
  Button,
  DownloadIcon,
  formatDateTime,
  Link,
  Notice,
  ProgressBar,
  Row,
  Stack,
  Text,
  TrashIcon,
  XIcon,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { isUnderWay } from "./exports.api";
import type { Exports } from "./use-exports";

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: var(--lw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  p {
    overflow-wrap: anywhere;
  }
`;

const states: Record<ExportJob["status"], string> = {
  queued: "Waiting to start",
  running: "Preparing",
  completed: "Ready",
  failed: "Failed",
  cancelled: "Canceled",
};

function Facts({ job }: { job: ExportJob }) {
  const until = job.expiresAt && job.status === "completed" ? `until ${formatDateTime(job.expiresAt)}` : null;
  const records = job.status === "completed" ? formatCount(job.records, "record") : null;
  return (
    <Text $size="sm" $tone="muted">
      {[states[job.status], records, until].filter(Boolean).join(" · ")}
    </Text>
  );
}

function Item({ job, exports }: { job: ExportJob; exports: Exports }) {
  const underWay = isUnderWay(job);
  const failure = exports.downloadFailure?.jobId === job.jobId ? exports.downloadFailure.text : undefined;
  return (
    <Stack as="li" $gap={2}>
      <Row $justify="space-between">
        <div>
          <Text $strong>{job.fileName}</Text>
          <Facts job={job} />
        </div>
        <Row $gap={2}>
          {job.status === "completed" && (
            <Button
              size="sm"
              icon={<DownloadIcon size={14} />}
              busy={exports.downloading === job.jobId}
              aria-label={`${failure ? "Retry" : "Download"} ${job.fileName}`}
              onClick={() => exports.download(job.jobId)}
            >
              {failure ? "Retry" : "Download"}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            icon={underWay ? <XIcon size={14} /> : <TrashIcon size={14} />}
            aria-label={`${underWay ? "Cancel" : "Delete"} ${job.fileName}`}
            onClick={() => exports.cancel(job.jobId)}
          >
            {underWay ? "Cancel" : "Delete"}
          </Button>
        </Row>
      </Row>
      {underWay && (
        <ProgressBar label={`Preparing ${job.fileName}`} value={job.percent} text={`${job.percent}%`} />
      )}
      {job.truncated && (
        <Notice tone="warning" title="Limited by your plan">
          This file contains {formatCount(job.records, "record")}.{" "}
          <Link to={getUpgradePath("max_export_records")}>Upgrade</Link> to export more.
        </Notice>
      )}
      {(failure ?? job.status === "failed") && (
        <Text $size="sm" $tone="danger">
          {failure ?? job.message}
        </Text>
      )}
    </Stack>
  );
}

/** Renders running and finished exports with their actions. */
export function ExportList({ jobs, exports }: { jobs: readonly ExportJob[]; exports: Exports }) {
  return (
    <List aria-label="Exports">
      {jobs.map((job) => (
        <Item key={job.jobId} job={job} exports={exports} />
      ))}
    </List>
  );
}
