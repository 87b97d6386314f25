import { asMinutes, Notice, ReportNumber, useCountdown } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import type { Failure } from "./failure";

interface FailureNoticeProps {
  failure: Failure | null;
  /** What to do about a failure of this code, where the message does not say it. */
  hints?: Readonly<Record<string, ReactNode>>;
}

/** What went wrong with a form, and what to do next; a wait counts down. */
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
          You can try again in {asMinutes(wait)}.
        </span>
      )}
      {failure.requestId && <ReportNumber id={failure.requestId} />}
    </Notice>
  );
}
