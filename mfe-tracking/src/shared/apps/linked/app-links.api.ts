import { PLATFORMS, STORES, type Platform } from "@listwise/aso-core/stores";
import { appLinksEndpoints } from "@listwise/contracts/apps";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { appKeys } from "../apps.api";

/** Returns the platform of the other store. */
export const getOtherPlatform = (platform: Platform): Platform =>
  PLATFORMS.find((one) => one !== platform) ?? platform;

/** Returns the other store's name within a sentence. */
export const getOtherStore = (platform: Platform): string => STORES[getOtherPlatform(platform)].inSentence;

/** Loads the app that a tracked app is linked to, or the apps that it can be linked to. */
export function appLinkQuery(id: number) {
  return queryOptions({
    queryKey: [...appKeys.link, id],
    queryFn: async ({ signal }) =>
      (await call(appLinksEndpoints.get, { params: { id: String(id) }, signal })).data,
  });
}

/** App to link with; `track` tracks it first, unless it is tracked. */
export interface LinkRequest {
  appId: number;
  track?: boolean;
  country?: string;
}

export function linkApp(id: number, body: LinkRequest) {
  return call(appLinksEndpoints.save, { params: { id: String(id) }, body });
}

export function unlinkApp(id: number) {
  return call(appLinksEndpoints.remove, { params: { id: String(id) } });
}
