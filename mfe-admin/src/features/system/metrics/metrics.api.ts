import { releaseMetricsEndpoints, type METRICS_DAYS, type ReleaseName } from "@listwise/contracts/releases";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { releasesKey } from "../releases/releases.api";

/** Days that the metrics cover. */
export type MetricsDays = (typeof METRICS_DAYS)[number];

/** Reports arrive when pages are hidden, so a minute is soon enough. */
const POLL_INTERVAL_MS = 60_000;

/** Returns the query for the measurements of a release by version. */
export function metricsQuery(name: ReleaseName, days: MetricsDays) {
  return queryOptions({
    queryKey: [...releasesKey, "metrics", name, days],
    queryFn: async ({ signal }) =>
      (await call(releaseMetricsEndpoints.metrics, { params: { name }, query: { days }, signal })).data,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Returns the query for the latest script errors of a release. */
export function errorsQuery(name: ReleaseName) {
  return queryOptions({
    queryKey: [...releasesKey, "errors", name],
    queryFn: async ({ signal }) =>
      (await call(releaseMetricsEndpoints.errors, { params: { name }, signal })).data,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
}
