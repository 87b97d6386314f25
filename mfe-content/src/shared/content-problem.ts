import { ApiError } from "@listwise/shared-auth";

/** Whether asking again cannot help: there is no such page, or its address is none. */
export function isMissing(problem: unknown): boolean {
  return problem instanceof ApiError && (problem.status === 400 || problem.status === 404);
}

/** Why a page's content could not be shown. */
export function contentProblem(problem: unknown): string {
  if (!(problem instanceof ApiError) || problem.status === 0) return "Failed to load content";
  return problem.code === "UNEXPECTED_ANSWER"
    ? "Invalid response format"
    : `HTTP error! status: ${problem.status}`;
}
