import { limitsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** The plans on offer; they change when an administrator edits them. */
export function plansQuery() {
  return queryOptions({
    queryKey: ["public-plans"],
    queryFn: ({ signal }) => call(limitsEndpoints.publicPlans, { signal }),
  });
}

/** The plan of who is signed in. */
export function myPlanQuery(signedIn: boolean) {
  return queryOptions({
    queryKey: ["subscription-limits", "my-plan"],
    queryFn: async ({ signal }) => (await call(limitsEndpoints.myLimits, { signal })).plan,
    enabled: signedIn,
  });
}
