import { rankingsEndpoints } from "@listwise/contracts/rankings";
import type { Workspace } from "@listwise/contracts/workspace";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { getRecheckDelayMs } from "./freshness";

export const rankingKeys = {
  all: ["rankings"] as const,
  matrix: ["rankings", "by-keyword"] as const,
};

/**
 * Loads ranks in a country with their freshness: of an app and its competitors for its keywords; with `appId` null, of the
 * user's own apps for all keywords.
 */
export function rankMatrixQuery({ appId, country }: Workspace) {
  return queryOptions({
    queryKey: [...rankingKeys.matrix, appId, country],
    queryFn: ({ signal }) =>
      call(rankingsEndpoints.matrix, { query: { appId: appId ?? undefined, country }, signal }),
    refetchInterval: ({ state }) => getRecheckDelayMs(state.data, state.dataUpdateCount),
  });
}
