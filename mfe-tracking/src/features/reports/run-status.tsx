import type { ReportRun } from "@listwise/contracts/client-reports";
import { Badge, type Tone } from "@listwise/shared-ui";

const words: Record<ReportRun["status"], { label: string; tone: Tone }> = {
  queued: { label: "Waiting", tone: "neutral" },
  running: { label: "In progress", tone: "info" },
  completed: { label: "Ready", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
};

/** Renders the state of a run. */
export function RunStatus({ status }: Pick<ReportRun, "status">) {
  const { label, tone } = words[status];
  return <Badge tone={tone}>{label}</Badge>;
}
