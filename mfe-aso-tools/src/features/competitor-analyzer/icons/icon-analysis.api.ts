import { iconsEndpoints } from "@listwise/contracts/tools";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Loads the icons of the given competitors. Their ids are part of the key, so that another selection refetches. */
export function competitorIconsQuery(appId: number, country: string, compared: readonly number[]) {
  return queryOptions({
    queryKey: ["icons", "competitors", appId, country, ...compared],
    queryFn: ({ signal }) =>
      call(iconsEndpoints.competitors, { params: { id: String(appId) }, query: { country }, signal }),
  });
}
