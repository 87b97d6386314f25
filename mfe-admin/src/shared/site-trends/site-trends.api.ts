import { adminAnalyticsEndpoints } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

export function analyticsQuery(days: number) {
  return queryOptions({
    queryKey: ["admin", "analytics", days],
    queryFn: async ({ signal }) =>
      (await call(adminAnalyticsEndpoints.analytics, { query: { days }, signal })).data,
    placeholderData: keepPreviousData,
  });
}
