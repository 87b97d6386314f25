import { siteEndpoints } from "@listwise/contracts/site";
import { call } from "@listwise/shared-auth";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Platform } from "@listwise/aso-core/stores";

const DEFAULT_STORES: readonly Platform[] = ["ios"];

/** Loads the stores that this installation's source can search. */
export const searchableStoresQuery = () =>
  queryOptions({
    queryKey: ["searched-stores"],
    queryFn: async ({ signal }) =>
      (await call(siteEndpoints.publicConfig, { signal })).platforms ?? DEFAULT_STORES,
    staleTime: Infinity,
  });

/** Returns the stores that this installation's source can search, or only the App Store while that is unknown. */
export function useSearchableStores(): readonly Platform[] {
  return useQuery(searchableStoresQuery()).data ?? DEFAULT_STORES;
}
