/** What a failure says, fit to be shown. */
export function messageOf(problem: unknown): string {
  return problem instanceof Error && problem.message ? problem.message : "Please try again later.";
}
