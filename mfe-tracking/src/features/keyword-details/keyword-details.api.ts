import type { Platform } from "@listwise/aso-core/stores";
import type { DateRange } from "@listwise/contracts/exports";
import { ideasEndpoints, researchEndpoints } from "@listwise/contracts/keywords";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { appKeys } from "../../shared/apps/apps.api";
import { rankingKeys } from "../../shared/rankings/rankings.api";

const FRESH_MS = 300_000;

export interface KeywordScope {
  keyword: string;
  platform: Platform;
  country: string;
}

/** Loads the apps for a keyword in store order. Ranks are read from the same search. */
export function topAppsQuery({ keyword, platform, country }: KeywordScope) {
  return queryOptions({
    queryKey: [...appKeys.topApps, platform, country, keyword.toLowerCase()],
    queryFn: ({ signal }) =>
      call(rankingsEndpoints.topApps, { query: { keyword, platform, country }, signal }),
    staleTime: FRESH_MS,
  });
}

/** Loads popularity, difficulty and opportunity. */
export function metricsQuery({ keyword, platform, country }: KeywordScope) {
  return queryOptions({
    queryKey: ["keywords", "metrics", platform, country, keyword.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await call(researchEndpoints.metrics, { query: { keyword, platform, country }, signal })).data,
    staleTime: FRESH_MS,
  });
}

/** Loads the chance of an app for a keyword of its store, as in the keywords table; `null` if it is unknown. */
export function chanceQuery({ keyword, country }: Omit<KeywordScope, "platform">, appId: number) {
  return queryOptions({
    queryKey: [...rankingKeys.all, "chance", appId, country, keyword.toLowerCase()],
    queryFn: async ({ signal }) => {
      const body = { appId, country, keywords: [keyword] };
      const [figures] = (await call(ideasEndpoints.figures, { body, signal })).data;
      return { chance: figures?.chance ?? null, checkedAt: figures?.checkedAt ?? null };
    },
    staleTime: FRESH_MS,
  });
}

export interface HistoriesParams {
  keywordId: string;
  country: string;
  appIds: readonly number[];
  dateRange: DateRange;
}

/** Loads the ranks of several apps for a keyword over time. */
export function historiesQuery({ keywordId, country, appIds, dateRange }: HistoriesParams) {
  const query = { country, appIds: appIds.join(), dateRange };
  return queryOptions({
    queryKey: [...rankingKeys.all, "keyword-history", keywordId, query],
    queryFn: ({ signal }) =>
      call(rankingsEndpoints.keywordHistory, { params: { id: keywordId }, query, signal }),
  });
}

/** Loads suggestions, with scores for an app of the store. */
export function suggestionsQuery({ keyword, platform, country }: KeywordScope, appId: number | null) {
  return queryOptions({
    queryKey: ["keywords", "suggestions", appId, platform, country, keyword.toLowerCase()],
    queryFn: ({ signal }) =>
      call(researchEndpoints.suggestions, {
        query: { term: keyword, platform, country, ...(appId !== null && { appId }) },
        signal,
      }),
    staleTime: FRESH_MS,
  });
}

export async function fetchAppleSuggestions({ keyword, country }: Omit<KeywordScope, "platform">) {
  return (await call(researchEndpoints.appleSuggestions, { query: { term: keyword, country } })).data;
}

/** Loads the top ten apps of each country. */
export function countriesQuery(
  { keyword, platform }: Pick<KeywordScope, "keyword" | "platform">,
  countries: readonly string[],
) {
  return queryOptions({
    queryKey: [...rankingKeys.all, "countries", platform, countries.join(), keyword.toLowerCase()],
    queryFn: async ({ signal }) =>
      (
        await call(researchEndpoints.topAppsMulti, {
          query: { keyword, platform, countries: countries.join() },
          signal,
        })
      ).data,
    enabled: countries.length > 0,
    staleTime: FRESH_MS,
  });
}
