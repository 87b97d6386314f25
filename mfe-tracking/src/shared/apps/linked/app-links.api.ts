import { PLATFORMS, STORES, type Platform } from "@listwise/aso-core/stores";
import { appLinksEndpoints } from "@listwise/contracts/apps";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { appKeys } from "../apps.api";

/** Returns the other store's name within a sentence. */
export function getOtherStore(platform: Platform): string {
  return PLATFORMS.filter((one) => one !== platform)
    .map((one) => STORES[one].inSentence)
    .join(" or ");
}

/** Loads the app that a tracked app is linked to, or the apps that it can be linked to. */
export function appLinkQuery(id: number) {
  return queryOptions({
    queryKey: [...appKeys.link, id],
    queryFn: async ({ signal }) =>
      (await call(appLinksEndpoints.get, { params: { id: String(id) }, signal })).data,
  });
}

export function linkApp(id: number, appId: number) {
  return call(appLinksEndpoints.save, { params: { id: String(id) }, body: { appId } });
}

export function unlinkApp(id: number) {
  return call(appLinksEndpoints.remove, { params: { id: String(id) } });
}
