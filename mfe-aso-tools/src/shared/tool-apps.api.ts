import { appsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** What one follows or has put in: the apps that tools work on. */
export function toolAppsQuery() {
  return queryOptions({
    queryKey: ["tools", "apps"],
    queryFn: async ({ signal }) => (await call(appsEndpoints.list, { signal })).data,
  });
}
