import { appsEndpoints } from "@listwise/contracts/apps";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Loads the apps that the tools can use: those that the user tracks or added. */
export function toolAppsQuery() {
  return queryOptions({
    queryKey: ["tools", "apps"],
    queryFn: async ({ signal }) => (await call(appsEndpoints.list, { signal })).data,
  });
}
