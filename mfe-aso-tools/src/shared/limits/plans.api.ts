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
