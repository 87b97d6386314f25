import { ApiError, describeError } from "@listwise/shared-auth";

/** An error with a message for the user and the time from which a retry makes sense. */
export interface Failure {
  message: string;
  /** The server's error code; `null` if the error did not come from the server. */
  code: string | null;
  /** Identifies the request in the server's log, for server errors. */
  requestId: string | null;
  /** Milliseconds of this device's clock; `null` if a retry makes sense immediately. */
  until: number | null;
}

/** Returns the message for the user. Refused input says what to change; other errors need the advice too. */
function formatMessage(cause: ApiError): string {
  const { message, advice } = describeError(cause);
  return cause.status >= 500 || cause.status === 0 ? `${message} ${advice}`.trim() : message;
}

/** Converts a thrown value to a {@link Failure}. */
export function readFailure(cause: unknown): Failure {
  if (!(cause instanceof ApiError)) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { message, code: null, requestId: null, until: null };
  }
  const seconds = cause.status === 429 ? (cause.retryAfterSeconds ?? 30) : null;
  return {
    message: formatMessage(cause),
    code: cause.code,
    requestId: cause.status >= 500 ? cause.requestId : null,
    until: seconds === null ? null : Date.now() + seconds * 1000,
  };
}
