import { appsEndpoints } from "@listwise/contracts/apps";
import type { DateRange } from "@listwise/contracts/exports";
import type { Job } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { appKeys } from "../../shared/apps/apps.api";
import { getRecheckDelayMs } from "../../shared/rankings/freshness";
import { rankingKeys } from "../../shared/rankings/rankings.api";

/** Loads the app's listing in a country. `id` is a Listwise id or a store id. */
export function listingQuery(id: string, country: string) {
  return queryOptions({
    queryKey: [...appKeys.listing, id, country],
    queryFn: async ({ signal }) =>
      (await call(appsEndpoints.get, { params: { id }, query: { country }, signal })).data,
  });
}

/** Loads the app's ranks for the tracked keywords of a country. */
export function appRanksQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: [...rankingKeys.all, "app", appId, country],
    queryFn: ({ signal }) =>
      call(rankingsEndpoints.byApp, { params: { id: String(appId) }, query: { country }, signal }),
    refetchInterval: ({ state }) => getRecheckDelayMs(state.data, state.dataUpdateCount),
  });
}

export interface RankHistoryParams {
  appId: number;
  keyword: string;
  country: string;
  dateRange: DateRange;
}

/** Loads the app's rank for a keyword over time. */
export function rankHistoryQuery({ appId, ...query }: RankHistoryParams) {
  return queryOptions({
    queryKey: [...rankingKeys.all, "history", appId, query],
    queryFn: ({ signal }) =>
      call(rankingsEndpoints.history, { params: { id: String(appId) }, query, signal }),
  });
}

/** Queues an update of the app's ranks in a country. Returns the running update if there is one. */
export async function updateAppRanks(appId: number, country: string): Promise<Job> {
  return (await call(rankingsEndpoints.updateApp, { params: { id: String(appId) }, query: { country } }))
    .data;
}
