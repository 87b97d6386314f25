import { iconsEndpoints } from "@listwise/contracts/tools";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export function shelfQuery(keyword: string, country: string) {
  return queryOptions({
    queryKey: ["icons", "shelf", country, keyword],
    queryFn: ({ signal }) => call(iconsEndpoints.shelf, { query: { keyword, country }, signal }),
    enabled: keyword !== "",
  });
}
