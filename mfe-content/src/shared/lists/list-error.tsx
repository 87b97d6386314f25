import { ApiError } from "@listwise/shared-auth";
import { Button, Notice, ReportNumber } from "@listwise/shared-ui";

interface ListErrorProps {
  title: string;
  /** The error that the query threw. */
  problem: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Explains above an empty list that it failed to load, with a Retry button and the request's number. */
export function ListError({ title, problem, onRetry, retrying }: ListErrorProps) {
  const { message, advice, requestId } =
    problem instanceof ApiError
      ? problem
      : { message: "", advice: "Try again in a moment.", requestId: null };
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
      {advice || message}
      {requestId && <ReportNumber id={requestId} />}
    </Notice>
  );
}
