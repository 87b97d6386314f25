import { limitsEndpoints } from "@listwise/contracts/limits";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Loads the current plan without a cache: a payment is confirmed outside this page. */
export function currentPlanQuery() {
  return queryOptions({
    queryKey: ["subscription-limits", "current-plan"],
    queryFn: async ({ signal }) => (await call(limitsEndpoints.myLimits, { signal })).plan,
    staleTime: 0,
    gcTime: 0,
  });
}
