import { systemAlertsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const EVERY_MS = 30_000;

export const configsKey = ["admin", "system", "alert-configs"] as const;

export function alertsQuery() {
  return queryOptions({
    queryKey: ["admin", "system", "alerts"],
    queryFn: async ({ signal }) => (await call(systemAlertsEndpoints.alerts, { signal })).data,
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
}

export function configsQuery() {
  return queryOptions({
    queryKey: configsKey,
    queryFn: async ({ signal }) => (await call(systemAlertsEndpoints.configs, { signal })).data,
    staleTime: 0,
  });
}
