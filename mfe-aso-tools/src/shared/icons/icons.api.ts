import type { Platform } from "@listwise/aso-core/stores";
import { iconsEndpoints } from "@listwise/contracts/tools";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export function shelfQuery(keyword: string, platform: Platform, country: string) {
  return queryOptions({
    queryKey: ["icons", "shelf", platform, country, keyword],
    queryFn: ({ signal }) => call(iconsEndpoints.shelf, { query: { keyword, platform, country }, signal }),
    enabled: keyword !== "",
  });
}
