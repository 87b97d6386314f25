import { trialsEndpoints } from "@listwise/contracts/billing";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Queries the public plans. */
export function plansQuery() {
  return queryOptions({
    queryKey: ["public-plans"],
    queryFn: ({ signal }) => call(limitsEndpoints.publicPlans, { signal }),
  });
}

/** Queries whether the signed-in user can start a free trial. */
export function canTryQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ["subscription-limits", "can-try"],
    queryFn: async ({ signal }) => (await call(trialsEndpoints.mine, { signal })).canStart,
    enabled: signedIn,
  });
}

/** Queries the signed-in user's plan. */
export function myPlanQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ["subscription-limits", "my-plan"],
    queryFn: async ({ signal }) => (await call(limitsEndpoints.myLimits, { signal })).plan,
    enabled: signedIn,
  });
}
