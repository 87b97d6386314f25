import type { DateRange } from "@listwise/contracts/exports";
import { categoryRanksEndpoints } from "@listwise/contracts/rankings";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { rankingKeys } from "../rankings/rankings.api";

export interface CategoryRanksParams {
  appId: number;
  country: string;
  dateRange: DateRange;
}

const RECHECK_MS = 15_000;
const MAX_LOADS = 5;

/** Loads an app's ranks in the charts of its category. A new app's charts are fetched soon, so it asks a few more times. */
export function categoryRanksQuery({ appId, country, dateRange }: CategoryRanksParams) {
  return queryOptions({
    queryKey: [...rankingKeys.all, "categories", appId, country, dateRange],
    queryFn: ({ signal }) =>
      call(categoryRanksEndpoints.byApp, {
        params: { id: String(appId) },
        query: { country, dateRange },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.length === 0 && state.dataUpdateCount < MAX_LOADS && RECHECK_MS,
  });
}
