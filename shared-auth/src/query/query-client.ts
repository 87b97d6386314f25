import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../http/api-error";
import { log } from "../platform/log";
import { singleton } from "../platform/singleton";

const RETRIES = 2;

/** Reads are tried again on time-outs, network failures and 5xx; never on what the server refused. */
export function shouldRetry(failures: number, problem: unknown): boolean {
  return failures < RETRIES && problem instanceof ApiError && problem.temporary;
}

/** Waits what the server asks (`Retry-After`), else 0.5–1 s, doubled each time, in milliseconds. */
export function retryDelay(failures: number, problem: unknown): number {
  if (problem instanceof ApiError && problem.retryAfterSeconds !== null) {
    return Math.min(problem.retryAfterSeconds, 30) * 1000;
  }
  return 500 * 2 ** failures * (1 + Math.random());
}

function logUnlessAborted(where: string, problem: unknown): void {
  if (problem instanceof DOMException && problem.name === "AbortError") return;
  log.warn(where, problem instanceof ApiError ? `${problem.code} ${problem.message}` : problem);
}

/** One cache of server state for the whole page; a change of user empties it. */
export const queryClient = singleton(
  "query-client",
  () =>
    new QueryClient({
      queryCache: new QueryCache({
        onError: (problem, query) => {
          logUnlessAborted(`query ${query.queryHash}`, problem);
        },
      }),
      mutationCache: new MutationCache({
        onError: (problem) => {
          logUnlessAborted("mutation", problem);
        },
      }),
      defaultOptions: {
        queries: { staleTime: 30_000, gcTime: 300_000, retry: shouldRetry, retryDelay },
        mutations: { retry: false },
      },
    }),
);
