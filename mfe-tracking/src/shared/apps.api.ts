import { appsEndpoints, ownAppsEndpoints, type AppSummary } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** First parts of the cached answers about apps; what a follow changes is found by them. */
export const appKeys = {
  all: ["apps"] as const,
  followed: ["apps", "followed"] as const,
  followStatus: ["apps", "follow-status"] as const,
  owned: ["apps", "owned"] as const,
  search: ["apps", "search"] as const,
  listing: ["apps", "listing"] as const,
  topApps: ["apps", "top"] as const,
};

/** Ours are numbers of at most this many digits; what is longer is a store's id. */
const OUR_DIGITS = 8;

export interface FollowRef {
  id: number | string;
  platform: AppSummary["platform"];
}

export interface FollowedApp {
  app: AppSummary;
  followedAt: string;
  tags: string[];
}

export function followedAppsQuery() {
  return queryOptions({
    queryKey: appKeys.followed,
    queryFn: async ({ signal }): Promise<FollowedApp[]> =>
      (await call(appsEndpoints.followed, { signal })).data,
  });
}

/** The apps the person has put in. */
export function ownedAppsQuery() {
  return queryOptions({
    queryKey: appKeys.owned,
    queryFn: async ({ signal }) => (await call(ownAppsEndpoints.owned, { signal })).data,
  });
}

/** Whether the server counts an app as followed, for where nothing else tells. */
export function followStatusQuery(id: number | string) {
  return queryOptions({
    queryKey: [...appKeys.followStatus, String(id)],
    queryFn: async ({ signal }) =>
      (await call(appsEndpoints.followStatus, { params: { id: String(id) }, signal })).isFollowing,
  });
}

/** Follows or unfollows: by the store's id when it is one (longer than ours can be), else by ours. */
export function setFollowing({ id, platform }: FollowRef, following: boolean) {
  if (String(id).length <= OUR_DIGITS) {
    return call(following ? appsEndpoints.follow : appsEndpoints.unfollow, { body: { appId: id } });
  }
  const byStoreId = following ? appsEndpoints.followByStoreId : appsEndpoints.unfollowByStoreId;
  return call(byStoreId, { body: { storeId: String(id), platform } });
}

export function setTags(appId: number, tags: readonly string[]) {
  return call(ownAppsEndpoints.setTags, { params: { id: String(appId) }, body: { tags: [...tags] } });
}
