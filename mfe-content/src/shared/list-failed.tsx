import { ApiError } from "@listwise/shared-auth";
import { Button, Notice, ReportNumber } from "@listwise/shared-ui";

interface ListFailedProps {
  title: string;
  /** What was thrown. */
  problem: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Above an empty list that is empty because it could not be loaded: what to do, and the number to report. */
export function ListFailed({ title, problem, onRetry, retrying }: ListFailedProps) {
  const { advice, requestId } =
    problem instanceof ApiError ? problem : { advice: "Try again in a moment.", requestId: null };
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <Button size="sm" onClick={onRetry} busy={retrying}>
          Retry
        </Button>
      }
    >
      {advice}
      {requestId && <ReportNumber id={requestId} />}
    </Notice>
  );
}
