import { rankingsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { appKeys } from "../../shared/apps.api";

const FRESH_MS = 300_000;

/** The store's order of apps for a keyword: the very search that ranks are read from. */
export function topAppsQuery(keyword: string, country: string) {
  return queryOptions({
    queryKey: [...appKeys.topApps, country, keyword.toLowerCase()],
    queryFn: ({ signal }) => call(rankingsEndpoints.topApps, { query: { keyword, country }, signal }),
    staleTime: FRESH_MS,
  });
}
