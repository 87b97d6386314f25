import { rankingsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { recheckAfter } from "./freshness";

export const rankingKeys = {
  all: ["rankings"] as const,
  matrix: ["rankings", "matrix"] as const,
};

/** Followed apps against tracked keywords in a country, and how current that is. */
export function rankMatrixQuery(country: string) {
  return queryOptions({
    queryKey: [...rankingKeys.matrix, country],
    queryFn: ({ signal }) => call(rankingsEndpoints.matrix, { query: { country }, signal }),
    refetchInterval: ({ state }) => recheckAfter(state.data, state.dataUpdateCount),
  });
}
