import { appsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** The name under which every remote keeps it: what is tracked anywhere shows here at once. */
export const FOLLOWED_KEY = ["apps", "followed"] as const;

export function followedAppsQuery() {
  return queryOptions({
    queryKey: FOLLOWED_KEY,
    queryFn: async ({ signal }) => (await call(appsEndpoints.followed, { signal })).data,
  });
}
