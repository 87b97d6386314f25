import { limitsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export function plansQuery() {
  return queryOptions({
    queryKey: ["public-plans"],
    queryFn: ({ signal }) => call(limitsEndpoints.publicPlans, { signal }),
  });
}

/** The plan as the server knows it now: a payment is confirmed behind this page's back. */
export function currentPlanQuery() {
  return queryOptions({
    queryKey: ["subscription-limits", "current-plan"],
    queryFn: async ({ signal }) => (await call(limitsEndpoints.myLimits, { signal })).plan,
    staleTime: 0,
    gcTime: 0,
  });
}
