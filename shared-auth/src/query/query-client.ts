import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../http/api-error";
import { computeRetryDelay, shouldRetry } from "../http/retry";
import { log } from "../platform/log";
import { singleton } from "../platform/singleton";
import { attachPersistence } from "./persist-queries";

function logUnlessAborted(where: string, problem: unknown): void {
  if (problem instanceof DOMException && problem.name === "AbortError") return;
  log.warn(where, problem instanceof ApiError ? `${problem.code} ${problem.message}` : problem);
}

/** The page-wide query client; it is cleared when the user changes. */
export const queryClient = singleton("query-client", () => {
  const client = new QueryClient({
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
      queries: { staleTime: 30_000, gcTime: 300_000, retry: shouldRetry, retryDelay: computeRetryDelay },
      mutations: { retry: false },
    },
  });
  attachPersistence(client);
  return client;
});
