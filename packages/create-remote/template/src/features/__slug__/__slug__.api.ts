import { siteEndpoints } from "@listwise/contracts/site";
import { call } from "@listwise/sdk";
import { queryOptions } from "@tanstack/react-query";

/** Example query of the first page; replace it with the remote's own. */
export function versionQuery() {
  return queryOptions({
    queryKey: ["__slug__", "version"],
    queryFn: async ({ signal }) => (await call(siteEndpoints.health, { signal })).version,
  });
}
