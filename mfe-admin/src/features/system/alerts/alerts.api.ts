import { systemAlertsEndpoints } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const configsKey = ["admin", "system", "alert-configs"] as const;

export function configsQuery() {
  return queryOptions({
    queryKey: configsKey,
    queryFn: async ({ signal }) => (await call(systemAlertsEndpoints.configs, { signal })).data,
    staleTime: 0,
  });
}
