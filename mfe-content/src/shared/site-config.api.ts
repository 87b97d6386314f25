import { siteEndpoints } from "@listwise/contracts/site";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Queries the site's public configuration. */
export function siteConfigQuery() {
  return queryOptions({
    queryKey: ["content", "public-config"],
    queryFn: async ({ signal }) => (await call(siteEndpoints.publicConfig, { signal })).data,
    staleTime: 300_000,
  });
}
