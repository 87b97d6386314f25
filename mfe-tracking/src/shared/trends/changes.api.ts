import { analyticsEndpoints } from "@listwise/contracts/analytics";
import type { DateRange } from "@listwise/contracts/exports";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export interface ChangesParams {
  appId: number;
  country: string;
  dateRange: DateRange;
}

/** Loads the changes of an app's listing in a range, newest first. */
export function changesQuery({ appId, country, dateRange }: ChangesParams) {
  return queryOptions({
    queryKey: ["listing-changes", appId, country, dateRange],
    queryFn: async ({ signal }) =>
      (
        await call(analyticsEndpoints.changes, {
          params: { id: String(appId) },
          query: { country, dateRange },
          signal,
        })
      ).data,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === appId && query.queryKey[2] === country ? previous : undefined,
  });
}
