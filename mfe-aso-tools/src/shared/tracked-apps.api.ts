import { appsEndpoints } from "@listwise/contracts/apps";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** The query key that all remotes share, so that an app tracked anywhere appears here immediately. */
export const TRACKED_KEY = ["apps", "followed"] as const;

export function trackedAppsQuery() {
  return queryOptions({
    queryKey: TRACKED_KEY,
    queryFn: async ({ signal }) => (await call(appsEndpoints.followed, { signal })).data,
  });
}
