import { siteEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** The call of the first page: put the remote's own in its place. */
export function versionQuery() {
  return queryOptions({
    queryKey: ["__slug__", "version"],
    queryFn: async ({ signal }) => (await call(siteEndpoints.health, { signal })).version,
  });
}
