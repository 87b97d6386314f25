import { formatMinutes, Notice, ReportNumber, useCountdown } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import type { Failure } from "./failure";

interface FailureNoticeProps {
  failure: Failure | null;
  /** Advice per error code, if the message does not contain it. */
  hints?: Readonly<Record<string, ReactNode>>;
}

/** Renders a form's error and the next step, with a countdown for rate limits. */
export function FailureNotice({ failure, hints = {} }: FailureNoticeProps) {
  const wait = useCountdown(failure?.until ?? null);
  if (!failure) return null;
  if (failure.until !== null && wait === 0) return <Notice>You can try again now.</Notice>;
  const hint = failure.code === null ? undefined : hints[failure.code];
  return (
    <Notice tone="danger">
      {failure.message} {hint}
      {wait > 0 && (
        <span role="timer" aria-live="off">
          You can try again in {formatMinutes(wait)}.
        </span>
      )}
      {failure.requestId && <ReportNumber id={failure.requestId} />}
    </Notice>
  );
}
