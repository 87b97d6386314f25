import { ApiError, describeError } from "@listwise/shared-auth";

/** Why something did not work, in words that say what to do, and until when trying again is of no use. */
export interface Failure {
  message: string;
  /** The server's code, `null` when it was not the server that failed. */
  code: string | null;
  /** Finds the request in the server's log, where it was the server that failed. */
  requestId: string | null;
  /** Milliseconds on this device's clock. */
  until: number | null;
}

/** What a person entered is refused in words that say what to change; what went wrong elsewhere needs the next step. */
function wordsOf(cause: ApiError): string {
  const { message, advice } = describeError(cause);
  return cause.status >= 500 || cause.status === 0 ? `${message} ${advice}`.trim() : message;
}

/** Reads a failure for the person. */
export function readFailure(cause: unknown): Failure {
  if (!(cause instanceof ApiError)) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { message, code: null, requestId: null, until: null };
  }
  const seconds = cause.status === 429 ? (cause.retryAfterSeconds ?? 30) : null;
  return {
    message: wordsOf(cause),
    code: cause.code,
    requestId: cause.status >= 500 ? cause.requestId : null,
    until: seconds === null ? null : Date.now() + seconds * 1000,
  };
}
