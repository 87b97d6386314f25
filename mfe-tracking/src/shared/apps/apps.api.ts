import {
  appRelationsEndpoints,
  appsEndpoints,
  ownAppsEndpoints,
  type AppSummary,
  type TrackedApp,
} from "@listwise/contracts/apps";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Query key prefixes of answers about apps. Tracking an app updates all answers under `all`. */
export const appKeys = {
  all: ["apps"] as const,
  followed: ["apps", "followed"] as const,
  followStatus: ["apps", "follow-status"] as const,
  owned: ["apps", "owned"] as const,
  search: ["apps", "search"] as const,
  listing: ["apps", "listing"] as const,
  topApps: ["apps", "top"] as const,
};

/** Listwise ids have at most this many digits; longer ids are store ids. */
const MAX_ID_DIGITS = 8;

export interface AppRef {
  id: number | string;
  platform: AppSummary["platform"];
}

export function trackedAppsQuery() {
  return queryOptions({
    queryKey: appKeys.followed,
    queryFn: async ({ signal }): Promise<TrackedApp[]> =>
      (await call(appsEndpoints.followed, { signal })).data,
  });
}

/** Loads the apps that the user added. */
export function ownedAppsQuery() {
  return queryOptions({
    queryKey: appKeys.owned,
    queryFn: async ({ signal }) => (await call(ownAppsEndpoints.owned, { signal })).data,
  });
}

/** Loads the tracking status of an app whose data doesn't include it. */
export function trackingStatusQuery(id: number | string) {
  return queryOptions({
    queryKey: [...appKeys.followStatus, String(id)],
    queryFn: async ({ signal }) =>
      (await call(appsEndpoints.followStatus, { params: { id: String(id) }, signal })).isFollowing,
  });
}

/** Tracks or untracks an app, by store id if the id is too long for a Listwise id. */
export function updateTracking({ id, platform }: AppRef, following: boolean) {
  if (String(id).length <= MAX_ID_DIGITS) {
    return call(following ? appsEndpoints.follow : appsEndpoints.unfollow, { body: { appId: id } });
  }
  const byStoreId = following ? appsEndpoints.followByStoreId : appsEndpoints.unfollowByStoreId;
  return call(byStoreId, { body: { storeId: String(id), platform } });
}

/** Makes a tracked app the user's own, or one that the user only watches. */
export async function setRelation(id: number, relation: "own" | "watching") {
  const params = { id: String(id) };
  return (await call(appRelationsEndpoints.setRelation, { params, body: { relation } })).data;
}

/** Undoes untracking an app: its date, relation, tags and competitors return. */
export function restoreTracking(id: number) {
  return call(appRelationsEndpoints.restore, { params: { id } });
}

export function setTags(appId: number, tags: readonly string[]) {
  return call(ownAppsEndpoints.setTags, { params: { id: String(appId) }, body: { tags: [...tags] } });
}
