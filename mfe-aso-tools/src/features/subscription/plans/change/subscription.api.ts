import { subscriptionEndpoints } from "@listwise/contracts/billing";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { subscriptionKeys } from "../../../../shared/limits/limits.api";

/** Queries the subscription that the user pays for; `null` without one. The payment provider can change it at any time. */
export function ownSubscriptionQuery() {
  return queryOptions({
    queryKey: [...subscriptionKeys, "subscription"],
    queryFn: async ({ signal }) => (await call(subscriptionEndpoints.mine, { signal })).data,
    staleTime: 0,
  });
}

/** Queries what a switch to a price costs right now. */
export function changePreviewQuery(priceId: string) {
  return queryOptions({
    queryKey: [...subscriptionKeys, "preview", priceId],
    queryFn: async ({ signal }) =>
      (await call(subscriptionEndpoints.preview, { body: { priceId }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
