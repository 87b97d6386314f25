/** Returns the message of an error in a form that can be shown. */
export function getErrorMessage(problem: unknown): string {
  return problem instanceof Error && problem.message ? problem.message : "Please try again later.";
}
