import { describeError } from "@listwise/shared-auth";
import { ErrorState, type ErrorStateProps } from "@listwise/shared-ui";

interface ProblemStateProps extends Omit<ErrorStateProps, "message" | "reportId"> {
  problem: unknown;
}

/** A failed read: what happened, what to do next, and the number to report. */
export function ProblemState({ problem, ...rest }: ProblemStateProps) {
  const { message, advice, requestId } = describeError(problem);
  return <ErrorState {...rest} message={`${message} ${advice}`.trim()} reportId={requestId} />;
}
