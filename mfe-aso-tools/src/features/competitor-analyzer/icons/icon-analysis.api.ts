import { iconsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** The ids of those compared belong to the key: another choice shows other icons. */
export function competitorIconsQuery(appId: number, country: string, compared: readonly number[]) {
  return queryOptions({
    queryKey: ["icons", "competitors", appId, country, ...compared],
    queryFn: ({ signal }) =>
      call(iconsEndpoints.competitors, { params: { id: String(appId) }, query: { country }, signal }),
  });
}
