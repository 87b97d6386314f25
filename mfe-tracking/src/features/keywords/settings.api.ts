import { accountEndpoints } from "@listwise/contracts/account";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import { call } from "@listwise/shared-auth";
import { queryOptions, useQuery } from "@tanstack/react-query";

const FRESH_MS = 300_000;
const DEFAULT_COUNTRIES = [DEFAULT_COUNTRY];

function settingsQuery() {
  return queryOptions({
    queryKey: ["account", "settings"],
    queryFn: async ({ signal }) => (await call(accountEndpoints.settings, { signal })).data,
    staleTime: FRESH_MS,
  });
}

/** Returns the storefronts for new keywords, in the user's order, or the default while they are unknown. */
export function useMyCountries(): readonly string[] {
  return useQuery(settingsQuery()).data?.countries ?? DEFAULT_COUNTRIES;
}
