import { businessEndpoints, type BusinessDays } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** Queries the figures of the last `days` days. */
export function businessQuery(days: BusinessDays) {
  return queryOptions({
    queryKey: ["admin", "business", days],
    queryFn: async ({ signal }) => (await call(businessEndpoints.business, { query: { days }, signal })).data,
    placeholderData: keepPreviousData,
  });
}
