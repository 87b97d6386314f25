import { formatMinutes, Notice, ReportNumber } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import type { CountedFailure } from "./use-failure";

interface FailureNoticeProps {
  failure: CountedFailure | null;
  /** Advice per error code, if the message does not contain it. */
  hints?: Readonly<Record<string, ReactNode>>;
}

/** Renders a form's error and the next step, with a countdown for rate limits. */
export function FailureNotice({ failure, hints = {} }: FailureNoticeProps) {
  if (!failure) return null;
  if (failure.until !== null && failure.wait === 0) return <Notice>You can try again now.</Notice>;
  const hint = failure.code === null ? undefined : hints[failure.code];
  return (
    <Notice tone="danger">
      {failure.message} {hint}
      {failure.wait > 0 && (
        <span role="timer" aria-live="off">
          You can try again in {formatMinutes(failure.wait)}.
        </span>
      )}
      {failure.requestId && <ReportNumber id={failure.requestId} />}
    </Notice>
  );
}
