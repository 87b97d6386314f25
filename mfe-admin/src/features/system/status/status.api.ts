import { siteEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const EVERY_MS = 5_000;

// Asked again in a moment anyway: what fails is shown at once instead of being tried again first.
const live = { staleTime: 0, retry: false, refetchInterval: EVERY_MS } as const;

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
