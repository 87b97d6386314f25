import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { getRecheckDelayMs } from "./freshness";

export const rankingKeys = {
  all: ["rankings"] as const,
  matrix: ["rankings", "matrix"] as const,
};

/** Loads the ranks of tracked apps for tracked keywords in a country, with their freshness. */
export function rankMatrixQuery(country: string) {
  return queryOptions({
    queryKey: [...rankingKeys.matrix, country],
    queryFn: ({ signal }) => call(rankingsEndpoints.matrix, { query: { country }, signal }),
    refetchInterval: ({ state }) => getRecheckDelayMs(state.data, state.dataUpdateCount),
  });
}
