import { limitsEndpoints } from "@listwise/contracts/limits";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const subscriptionKeys = ["subscription-limits"] as const;

export function limitsQuery() {
  return queryOptions({
    queryKey: [...subscriptionKeys, "my-limits"],
    queryFn: ({ signal }) => call(limitsEndpoints.myLimits, { signal }),
  });
}

/** Refetched on each visit, because tracking elsewhere changes the counters. */
export function usageQuery() {
  return queryOptions({
    queryKey: [...subscriptionKeys, "my-usage"],
    queryFn: async ({ signal }) => (await call(limitsEndpoints.myUsage, { signal })).data,
    staleTime: 0,
  });
}
