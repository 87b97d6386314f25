import { planRequestsEndpoints, trialsEndpoints } from "@listwise/contracts/billing";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { subscriptionKeys } from "../../../shared/limits/limits.api";

/** Queries the user's latest request for each plan. An administrator can decide at any time. */
export function requestsQuery() {
  return queryOptions({
    queryKey: [...subscriptionKeys, "requests"],
    queryFn: async ({ signal }) => (await call(planRequestsEndpoints.mine, { signal })).data,
    staleTime: 0,
  });
}

/** Queries the user's trial, and whether they can start one. */
export function trialQuery() {
  return queryOptions({
    queryKey: [...subscriptionKeys, "trial"],
    queryFn: ({ signal }) => call(trialsEndpoints.mine, { signal }),
    staleTime: 0,
  });
}
