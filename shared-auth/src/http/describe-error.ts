import { ApiError } from "./api-error";

/** An error in the form that is shown to users. */
export interface ErrorDescription {
  /** Error message; the server's own if there is one. */
  message: string;
  /** The recommended next step; empty if the message already contains it. */
  advice: string;
  /** Identifies the request in the server's log; show it where users can report the error. */
  requestId: string | null;
}

/** Returns a message and advice that can be shown to users, for any thrown value. */
export function describeError(problem: unknown): ErrorDescription {
  if (problem instanceof ApiError) {
    return { message: problem.message, advice: problem.advice, requestId: problem.requestId };
  }
  const message = problem instanceof Error && problem.message ? problem.message : "Something went wrong.";
  return { message, advice: "Try again.", requestId: null };
}
