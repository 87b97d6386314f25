import { analyticsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** A day's figure changes little; the dashboard asks for several apps at once. */
const FRESH_MS = 300_000;

/** An app's last 30 days in a country. */
export function appTrendQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: ["analytics", "trend", appId, country],
    queryFn: ({ signal }) =>
      call(analyticsEndpoints.analytics, { params: { id: String(appId) }, query: { country }, signal }),
    staleTime: FRESH_MS,
  });
}
