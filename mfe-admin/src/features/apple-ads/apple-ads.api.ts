import { appleAdsEndpoints, type AppleAdsBody } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const appleAdsKey = ["admin", "apple-ads"] as const;

export function appleAdsQuery() {
  return queryOptions({
    queryKey: appleAdsKey,
    queryFn: async ({ signal }) => (await call(appleAdsEndpoints.settings, { signal })).data,
    staleTime: 0,
  });
}

export async function saveAppleAds(body: AppleAdsBody) {
  return (await call(appleAdsEndpoints.save, { body })).data;
}

export async function disconnectAppleAds() {
  return (await call(appleAdsEndpoints.disconnect)).data;
}

export async function testAppleAds() {
  return (await call(appleAdsEndpoints.test)).data;
}
