import { appsEndpoints, ownAppsEndpoints, type AppSummary } from "@listwise/contracts/apps";
import { ApiError, call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { appKeys } from "../../shared/apps/apps.api";

const ALREADY_LISTED = "This app is already in your list or couldn't be added. Please try another app.";
const MAX_RESULTS = 20;
const FRESH_MS = 300_000;

export interface AppSearch {
  q: string;
  country: string;
  platform: "ios" | "android";
}

/** Loads the apps for a text in store order. */
export function appSearchQuery({ q, country, platform }: AppSearch) {
  return queryOptions({
    queryKey: [...appKeys.search, platform, country, q],
    queryFn: ({ signal }) =>
      call(appsEndpoints.search, { query: { q, country, platform, limit: MAX_RESULTS }, signal }),
    enabled: q !== "",
    staleTime: FRESH_MS,
  });
}

export interface NewApp {
  name: string;
  storeId: string;
  platform: AppSummary["platform"];
}

/** Adds an app; one that a store lists is tracked as the user's own instead. */
export async function addApp(body: NewApp): Promise<{ app: AppSummary; followed: boolean }> {
  try {
    return { app: (await call(ownAppsEndpoints.create, { body })).data, followed: false };
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.code !== "CONFLICT") throw problem;
  }
  const { storeId, platform } = body;
  try {
    return {
      app: (await call(appsEndpoints.followByStoreId, { body: { storeId, platform, relation: "own" } })).data,
      followed: true,
    };
  } catch (problem) {
    if (problem instanceof ApiError && problem.code === "FEATURE_LIMIT_EXCEEDED") throw problem;
    throw new Error(ALREADY_LISTED, { cause: problem });
  }
}

export function removeApp(appId: number) {
  return call(ownAppsEndpoints.remove, { params: { id: String(appId) } });
}
