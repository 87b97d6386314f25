import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import type { DateRange } from "@listwise/contracts/exports";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

interface Scope {
  appId: number;
  country: string;
  dateRange: DateRange;
}

/** Loads the changes of a listing, newest first. */
export function changesQuery({ appId, country, dateRange }: Scope) {
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
  });
}

/** Loads an app's ratings by day, oldest first. */
export function ratingsQuery({ appId, country, dateRange }: Scope) {
  return queryOptions({
    queryKey: ["analytics", appId, country, dateRange],
    queryFn: async ({ signal }) =>
      (
        await call(analyticsEndpoints.analytics, {
          params: { id: String(appId) },
          query: { country, dateRange },
          signal,
        })
      ).data,
  });
}

/** Loads a full listing. */
export function listingQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: ["apps", "listing", appId, country],
    queryFn: async ({ signal }) =>
      (await call(appsEndpoints.get, { params: { id: String(appId) }, query: { country }, signal })).data,
  });
}
