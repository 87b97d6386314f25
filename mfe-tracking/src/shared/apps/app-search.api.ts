import type { Platform } from "@listwise/aso-core/stores";
import { appsEndpoints } from "@listwise/contracts/apps";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { appKeys } from "./apps.api";

const MAX_RESULTS = 20;
const FRESH_MS = 300_000;

export interface AppSearch {
  q: string;
  country: string;
  /** Undefined while it is unknown; the search waits for it. */
  platform: Platform | undefined;
}

/** Loads the apps for a text in store order. */
export function appSearchQuery({ q, country, platform }: AppSearch) {
  return queryOptions({
    queryKey: [...appKeys.search, platform, country, q],
    queryFn: ({ signal }) =>
      call(appsEndpoints.search, { query: { q, country, platform, limit: MAX_RESULTS }, signal }),
    enabled: q !== "" && platform !== undefined,
    staleTime: FRESH_MS,
  });
}
