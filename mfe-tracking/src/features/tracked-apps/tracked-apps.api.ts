import { appsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { appKeys } from "../../shared/apps.api";

const LIMIT = 20;
const FRESH_MS = 300_000;

export interface AppSearch {
  q: string;
  country: string;
  platform: "ios" | "android";
}

/** The store's own order of apps for a text. */
export function appSearchQuery({ q, country, platform }: AppSearch) {
  return queryOptions({
    queryKey: [...appKeys.search, platform, country, q],
    queryFn: ({ signal }) =>
      call(appsEndpoints.search, { query: { q, country, platform, limit: LIMIT }, signal }),
    enabled: q !== "",
    staleTime: FRESH_MS,
  });
}
