import { requestPoolEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const EVERY_MS = 5_000;

export const storeSourceKey = ["admin", "store-source"] as const;

export function storeSourceQuery() {
  return queryOptions({
    queryKey: storeSourceKey,
    queryFn: async ({ signal }) => (await call(requestPoolEndpoints.sources, { signal })).data,
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
}

export function closeBreaker(host: string) {
  return call(requestPoolEndpoints.closeBreaker, { body: { host } });
}
