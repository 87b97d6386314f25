import { siteEndpoints } from "@listwise/contracts/site";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const POLL_INTERVAL_MS = 5_000;

// No retries: polling repeats the request soon, so failures are shown immediately.
const live = { staleTime: 0, retry: false, refetchInterval: POLL_INTERVAL_MS } as const;

export function healthQuery() {
  return queryOptions({
    queryKey: ["admin", "system", "health"],
    queryFn: ({ signal }) => call(siteEndpoints.health, { signal }),
    ...live,
  });
}

export function readyQuery() {
  return queryOptions({
    queryKey: ["admin", "system", "ready"],
    queryFn: ({ signal }) => call(siteEndpoints.ready, { signal }),
    ...live,
  });
}
