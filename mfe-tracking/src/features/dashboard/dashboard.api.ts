import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Daily metrics change slowly, and the dashboard requests several apps together. */
const FRESH_MS = 300_000;

/** Loads an app's last 30 days in a country. */
export function appTrendQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: ["analytics", "trend", appId, country],
    queryFn: ({ signal }) =>
      call(analyticsEndpoints.analytics, { params: { id: String(appId) }, query: { country }, signal }),
    staleTime: FRESH_MS,
  });
}
