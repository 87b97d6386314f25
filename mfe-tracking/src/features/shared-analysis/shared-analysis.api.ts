import { sharesEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** A snapshot never changes: it is asked for once. */
export function sharedAnalysisQuery(token: string) {
  return queryOptions({
    queryKey: ["shared-analysis", token],
    queryFn: async ({ signal }) => (await call(sharesEndpoints.read, { params: { token }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
