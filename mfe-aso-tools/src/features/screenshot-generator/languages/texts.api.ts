import { localizationsEndpoints } from "@listwise/contracts/tools";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** The listing texts that were saved in the localization helper. */
export function listingTextsQuery(appId: number) {
  return queryOptions({
    queryKey: ["localizations", appId, "captions"],
    queryFn: async ({ signal }) =>
      (await call(localizationsEndpoints.get, { params: { id: String(appId) }, signal })).data,
    staleTime: 0,
  });
}
