import { ApiError } from "./api-error";

/** An error as a person reads it. */
export interface ErrorDescription {
  /** What happened, in the server's words where it had some. */
  message: string;
  /** What to do next; empty where the message says it already. */
  advice: string;
  /** Finds the request in the server's log; worth showing where somebody may report it. */
  requestId: string | null;
}

/** Says what happened and what to do next. Whatever was thrown, the texts are fit to be shown. */
export function describeError(problem: unknown): ErrorDescription {
  if (problem instanceof ApiError) {
    return { message: problem.message, advice: problem.advice, requestId: problem.requestId };
  }
  const message = problem instanceof Error && problem.message ? problem.message : "Something went wrong.";
  return { message, advice: "Try again.", requestId: null };
}
