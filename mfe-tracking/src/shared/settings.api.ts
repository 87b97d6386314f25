import { accountEndpoints, DEFAULT_COUNTRY } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions, useQuery } from "@tanstack/react-query";

const FRESH_MS = 300_000;
const FALLBACK = [DEFAULT_COUNTRY];

function settingsQuery() {
  return queryOptions({
    queryKey: ["account", "settings"],
    queryFn: async ({ signal }) => (await call(accountEndpoints.settings, { signal })).data,
    staleTime: FRESH_MS,
  });
}

/** The storefronts new keywords are tracked in, in the person's order; the default while that is not known. */
export function useMyCountries(): readonly string[] {
  return useQuery(settingsQuery()).data?.countries ?? FALLBACK;
}
