import { releasesEndpoints } from "@listwise/contracts/releases";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { releasesKey } from "../releases/releases.api";

/** Returns the query for the events of one release, or of all without a name; newest first. */
export function historyQuery(name: string | null) {
  return queryOptions({
    queryKey: [...releasesKey, "history", name],
    queryFn: async ({ signal }) =>
      (await call(releasesEndpoints.history, { query: name ? { name } : {}, signal })).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
