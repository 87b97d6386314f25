import { ApiError } from "@listwise/shared-auth";

/** A version that something on the page is attributed to. */
export interface LoggedVersion {
  name: string;
  version: string;
}

/** An API call of a remote: its duration in milliseconds, and whether it ended without a usable answer. */
interface LoggedCall extends LoggedVersion {
  ms: number;
  hasFailed: boolean;
}

/** A script error, and the version that it is known to come from. */
interface LoggedError {
  cause: unknown;
  release?: LoggedVersion | undefined;
}

/** Calls and errors of the page since its last report. */
export interface PageLog {
  calls: LoggedCall[];
  errors: LoggedError[];
}

const MAX_CALLS = 500;
const MAX_ERRORS = 20;

/** Logs a script error for the page's next report. */
export function logError({ errors }: PageLog, cause: unknown, release?: LoggedVersion): void {
  if (errors.length < MAX_ERRORS) errors.push({ cause, release });
}

/** Logs errors that nothing catches, from now on. */
export function logUncaughtErrors(log: PageLog): void {
  window.addEventListener("error", ({ error }) => logError(log, error));
  window.addEventListener("unhandledrejection", ({ reason }) => logError(log, reason));
}

/** Returns true if a server has failed, not the visitor's connection or input. */
function isServerFailure(problem: ApiError): boolean {
  return problem.status >= 500 || ["TIMEOUT", "UNEXPECTED_ANSWER"].includes(problem.code);
}

/**
 * Returns an API client that logs the calls of one version. Calls that were aborted or that the visitor's connection lost
 * are not logged, because they say nothing about the version.
 */
export function createLoggedCall(
  { calls }: PageLog,
  { name, version }: LoggedVersion,
  call: (...request: unknown[]) => unknown,
) {
  return async (...request: unknown[]): Promise<unknown> => {
    const startedAt = performance.now();
    const add = (hasFailed: boolean) => {
      if (calls.length < MAX_CALLS)
        calls.push({ name, version, ms: performance.now() - startedAt, hasFailed });
    };
    try {
      const answer = await call(...request);
      add(false);
      return answer;
    } catch (problem) {
      if (problem instanceof ApiError && problem.code !== "NETWORK") add(isServerFailure(problem));
      throw problem;
    }
  };
}
