import { ApiError } from "@listwise/shared-auth";

/** Why something did not work, in words that say what to do, and until when trying again is of no use. */
export interface Failure {
  message: string;
  /** The server's code, `null` when it was not the server that failed. */
  code: string | null;
  /** Milliseconds on this device's clock. */
  until: number | null;
}

function wordsOf(cause: ApiError): string {
  // What the person did not cause gets better by waiting.
  return cause.status >= 500 ? `${cause.message} Try again in a moment.` : cause.message;
}

/** Reads a failure for the person. */
export function readFailure(cause: unknown): Failure {
  if (!(cause instanceof ApiError)) {
    return { message: cause instanceof Error ? cause.message : String(cause), code: null, until: null };
  }
  const seconds = cause.status === 429 ? (cause.retryAfterSeconds ?? 30) : null;
  return {
    message: wordsOf(cause),
    code: cause.code,
    until: seconds === null ? null : Date.now() + seconds * 1000,
  };
}
