import {
  appRelationsEndpoints,
  appsEndpoints,
  competitorsEndpoints,
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
  link: ["apps", "link"] as const,
  topApps: ["apps", "top"] as const,
};

/** Listwise ids have at most this many digits; longer ids are store ids. */
const MAX_ID_DIGITS = 8;

export interface AppRef {
  id: number | string;
  platform: AppSummary["platform"];
  /** Storefront in which the app was found; the list of tracked apps shows that listing. */
  country?: string | undefined;
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
export function updateTracking({ id, platform, country }: AppRef, following: boolean) {
  if (String(id).length <= MAX_ID_DIGITS) {
    return following
      ? call(appsEndpoints.follow, { body: { appId: id, country } })
      : call(appsEndpoints.unfollow, { body: { appId: id } });
  }
  const body = { storeId: String(id), platform };
  return following
    ? call(appsEndpoints.followByStoreId, { body: { ...body, country } })
    : call(appsEndpoints.unfollowByStoreId, { body });
}

/** Makes a tracked app the user's own, or one that the user only watches. */
export async function setRelation(id: number, relation: "own" | "watching") {
  const params = { id: String(id) };
  return (await call(appRelationsEndpoints.setRelation, { params, body: { relation } })).data;
}

/** Tracks an app as the user's own. */
export function trackAsOwn(
  { storeId, platform }: Pick<AppSummary, "storeId" | "platform">,
  country?: string,
) {
  return call(appsEndpoints.followByStoreId, { body: { storeId, platform, country, relation: "own" } });
}

/** Adds a competitor to an app, and tracks it. `country` is the storefront in which it was found. */
export function addCompetitor(appId: number, competitorId: number, country?: string) {
  return call(competitorsEndpoints.add, {
    params: { id: String(appId) },
    body: { competitorId: String(competitorId), country },
  });
}

/** Removes a competitor from an app. */
export function removeCompetitor(appId: number, competitorId: number) {
  return call(competitorsEndpoints.remove, {
    params: { id: String(appId) },
    query: { competitorId: String(competitorId) },
  });
}

/** Undoes untracking an app: its date, relation, tags and competitors return. */
export function restoreTracking(id: number) {
  return call(appRelationsEndpoints.restore, { params: { id } });
}

export function setTags(appId: number, tags: readonly string[]) {
  return call(ownAppsEndpoints.setTags, { params: { id: String(appId) }, body: { tags: [...tags] } });
}
