import { requestPoolEndpoints } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const POLL_INTERVAL_MS = 5_000;

export const storeSourceKey = ["admin", "store-source"] as const;

export function storeSourceQuery() {
  return queryOptions({
    queryKey: storeSourceKey,
    queryFn: async ({ signal }) => (await call(requestPoolEndpoints.sources, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

export function closeBreaker(host: string) {
  return call(requestPoolEndpoints.closeBreaker, { body: { host } });
}
