import { rankingsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const rankingKeys = {
  all: ["rankings"] as const,
  matrix: ["rankings", "matrix"] as const,
};

/** Followed apps against tracked keywords in a country. */
export function rankMatrixQuery(country: string) {
  return queryOptions({
    queryKey: [...rankingKeys.matrix, country],
    queryFn: async ({ signal }) =>
      (await call(rankingsEndpoints.matrix, { query: { country }, signal })).data,
  });
}
