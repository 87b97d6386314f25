import { appsEndpoints, type AppSummary } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** First parts of the cached answers about apps; what a follow changes is found by them. */
export const appKeys = {
  all: ["apps"] as const,
  followed: ["apps", "followed"] as const,
  search: ["apps", "search"] as const,
  listing: ["apps", "listing"] as const,
  topApps: ["apps", "top"] as const,
};

export interface FollowedApp {
  app: AppSummary;
  followedAt: string;
}

export function followedAppsQuery() {
  return queryOptions({
    queryKey: appKeys.followed,
    queryFn: async ({ signal }): Promise<FollowedApp[]> =>
      (await call(appsEndpoints.followed, { signal })).data,
  });
}

/** Follows or unfollows by the server's own id. */
export function setFollowing(appId: number, following: boolean) {
  return call(following ? appsEndpoints.follow : appsEndpoints.unfollow, { body: { appId } });
}
