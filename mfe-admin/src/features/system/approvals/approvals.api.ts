import { approvalsEndpoints } from "@listwise/contracts/releases";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { releasesKey } from "../releases/releases.api";

export function requestsQuery() {
  return queryOptions({
    queryKey: [...releasesKey, "requests"],
    queryFn: async ({ signal }) => (await call(approvalsEndpoints.requests, { signal })).data,
    staleTime: 0,
  });
}
