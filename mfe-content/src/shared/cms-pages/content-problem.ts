import { ApiError } from "@listwise/shared-auth";

/** Returns true if a retry cannot help: the page doesn't exist, or its address is invalid. */
export function isMissing(problem: unknown): boolean {
  return problem instanceof ApiError && (problem.status === 400 || problem.status === 404);
}

/** Returns the message for content that failed to load. */
export function getProblemText(problem: unknown): string {
  if (!(problem instanceof ApiError) || problem.status === 0) return "Failed to load content";
  return problem.code === "UNEXPECTED_ANSWER"
    ? "Invalid response format"
    : `HTTP error! status: ${problem.status}`;
}
