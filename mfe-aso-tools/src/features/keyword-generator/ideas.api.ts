import {
  keywordMetricsEndpoints,
  MAX_METRICS_KEYWORDS,
  researchEndpoints,
  type KeywordMetrics,
  type CachedMetrics,
  type Suggestion,
} from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";

const PER_SEED = 60;

/** App that the keywords are for (`null` without one), and the country. */
interface IdeaScope {
  appId: number | null;
  country: string;
}

const toAppId = (appId: number | null) => (appId === null ? {} : { appId });

/** Loads the suggestions for all seeds and merges duplicates. */
export function ideasQuery(seeds: readonly string[], { appId, country }: IdeaScope) {
  return queryOptions({
    queryKey: ["keyword-generator", "ideas", appId, country, seeds],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        seeds.map((term) =>
          call(researchEndpoints.suggestions, {
            query: { ...toAppId(appId), term, country, limit: PER_SEED },
            signal,
          }),
        ),
      );
      const found = new Map<string, Suggestion>();
      for (const { data } of answers) {
        for (const one of data) if (!found.has(one.keyword)) found.set(one.keyword, one);
      }
      return { suggestions: [...found.values()], provenance: answers[0]?.provenance ?? null };
    },
    enabled: seeds.length > 0,
    staleTime: 300_000,
  });
}

const getMetricsKey = (country: string) => ["keyword-generator", "figures", country] as const;

export function metricsQuery(keywords: readonly string[], { appId, country }: IdeaScope) {
  return queryOptions({
    queryKey: [...getMetricsKey(country), appId, keywords],
    queryFn: async ({ signal }): Promise<CachedMetrics[]> => {
      const asked = keywords.slice(0, MAX_METRICS_KEYWORDS);
      const body = { ...toAppId(appId), country, keywords: [...asked] };
      return (await call(keywordMetricsEndpoints.known, { body, signal })).data;
    },
    enabled: keywords.length > 0,
    placeholderData: keepPreviousData,
  });
}

export async function fetchMetrics(
  keyword: string,
  country: string,
  signal: AbortSignal,
): Promise<KeywordMetrics> {
  return (await call(researchEndpoints.metrics, { query: { keyword, country }, signal })).data;
}

/** Writes new metrics of a keyword to every cached list that contains it. */
export function patchMetrics(
  client: QueryClient,
  country: string,
  keyword: string,
  metrics: KeywordMetrics,
): void {
  const { popularity, difficulty, opportunity } = metrics;
  client.setQueriesData<CachedMetrics[]>({ queryKey: getMetricsKey(country) }, (list) =>
    list?.map((one) =>
      one.keyword === keyword
        ? {
            ...one,
            popularity: popularity.value,
            difficulty: difficulty.value,
            opportunity: opportunity.value,
            computedAt: popularity.provenance.fetchedAt,
          }
        : one,
    ),
  );
}
