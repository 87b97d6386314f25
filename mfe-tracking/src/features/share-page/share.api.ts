import { sharesEndpoints } from "@listwise/contracts/shares";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

/** Loads a shared analysis once: a snapshot never changes. */
export function sharedAnalysisQuery(token: string) {
  return queryOptions({
    queryKey: ["shared-analysis", token],
    queryFn: async ({ signal }) => (await call(sharesEndpoints.read, { params: { token }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
