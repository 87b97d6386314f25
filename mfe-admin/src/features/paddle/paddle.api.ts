import { billingEndpoints } from "@listwise/contracts/billing";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const productsQuery = queryOptions({
  queryKey: ["admin", "paddle"],
  queryFn: ({ signal }) => call(billingEndpoints.products, { signal }),
  staleTime: 0,
});
