import { appsEndpoints, ownAppsEndpoints, type AppSummary } from "@listwise/contracts/apps";
import { ApiError, call } from "@listwise/shared-auth";

const ALREADY_LISTED = "This app is already in your list or couldn't be added. Please try another app.";

export interface NewApp {
  name: string;
  storeId: string;
  platform: AppSummary["platform"];
}

/**
 * Adds an app; one that a store lists is tracked as the user's own instead.
 *
 * @throws ApiError; Error with the message for users if the app can't be added
 */
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
