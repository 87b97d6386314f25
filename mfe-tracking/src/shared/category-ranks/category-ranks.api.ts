import type { DateRange } from "@listwise/contracts/exports";
import { categoryRanksEndpoints } from "@listwise/contracts/rankings";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
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
  const place = [...rankingKeys.all, "categories", appId, country];
  return queryOptions({
    queryKey: [...place, dateRange],
    queryFn: ({ signal }) =>
      call(categoryRanksEndpoints.byApp, {
        params: { id: String(appId) },
        query: { country, dateRange },
        signal,
      }),
    // Another range keeps the ranks; another app or country doesn't.
    placeholderData: (previous, query) =>
      place.every((part, index) => query?.queryKey[index] === part) ? previous : undefined,
    refetchInterval: ({ state }) =>
      state.data?.data.length === 0 && state.dataUpdateCount < MAX_LOADS && RECHECK_MS,
  });
}
