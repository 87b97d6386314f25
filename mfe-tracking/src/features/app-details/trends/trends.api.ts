import { analyticsEndpoints } from "@listwise/contracts/analytics";
import type { DateRange } from "@listwise/contracts/exports";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export interface TrendsParams {
  appId: number;
  country: string;
  dateRange: DateRange;
}

/** Loads an app's metrics by day. */
export function analyticsQuery({ appId, country, dateRange }: TrendsParams) {
  return queryOptions({
    queryKey: ["analytics", appId, country, dateRange],
    queryFn: ({ signal }) =>
      call(analyticsEndpoints.analytics, {
        params: { id: String(appId) },
        query: { country, dateRange },
        signal,
      }),
  });
}
