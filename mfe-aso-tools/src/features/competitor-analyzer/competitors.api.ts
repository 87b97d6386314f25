import type { Platform } from "@listwise/aso-core/stores";
import {
  appRelationsEndpoints,
  appsEndpoints,
  competitorsEndpoints,
  type Competitor,
  type CompetitorData,
} from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { queryOptions, type QueryClient } from "@tanstack/react-query";

/** Below `apps`, so that tracking an app updates these answers too. */
const COMPETITORS = ["apps", "competitors"] as const;
export const KEYWORDS_KEY = ["keywords", "list"] as const;

export const competitorKeys = {
  ofApp: (appId: number) => [...COMPETITORS, appId] as const,
};

const toParams = (appId: number) => ({ id: String(appId) });

export function competitorsQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: [...competitorKeys.ofApp(appId), "data", country],
    queryFn: async ({ signal }): Promise<CompetitorData> =>
      (await call(competitorsEndpoints.data, { params: toParams(appId), query: { country }, signal })).data,
  });
}

export function suggestionsQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: [...competitorKeys.ofApp(appId), "suggestions", country],
    queryFn: async ({ signal }) =>
      (await call(competitorsEndpoints.suggestions, { params: toParams(appId), query: { country }, signal }))
        .data,
  });
}

export function storeSearchQuery(q: string, platform: Platform, country: string) {
  return queryOptions({
    queryKey: ["apps", "search", "competitors", platform, country, q],
    queryFn: async ({ signal }) =>
      call(appsEndpoints.search, { query: { q, platform, country, limit: 10 }, signal }),
    enabled: q !== "",
  });
}

export function userKeywordsQuery() {
  return queryOptions({
    queryKey: KEYWORDS_KEY,
    queryFn: async ({ signal }) => (await call(userKeywordsEndpoints.list, { signal })).data,
  });
}

export const addCompetitor = (appId: number, competitorId: number, country: string) =>
  call(competitorsEndpoints.add, {
    params: toParams(appId),
    body: { competitorId: String(competitorId), country },
  });

export const removeCompetitor = (appId: number, competitorId: number) =>
  call(competitorsEndpoints.remove, {
    params: toParams(appId),
    query: { competitorId: String(competitorId) },
  });

export const updateTracking = ({ storeId, platform }: Competitor, following: boolean) =>
  call(following ? appsEndpoints.followByStoreId : appsEndpoints.unfollowByStoreId, {
    body: { storeId, platform },
  });

export const addKeyword = (appId: number, keywordText: string, country: string) =>
  call(userKeywordsEndpoints.add, { body: { appId, keywordText, country, origin: "competitor" } });

/** Makes an app the user's own, tracking it first if necessary, or one that the user only watches. */
export const setRelation = (id: number, relation: "own" | "watching", isTracked: boolean) =>
  isTracked
    ? call(appRelationsEndpoints.setRelation, { params: toParams(id), body: { relation } })
    : call(appsEndpoints.follow, { body: { appId: id, relation } });

/** Updates the tracked flag of a competitor in every cached analysis. */
export function markTracked(client: QueryClient, id: number, isFollowing: boolean): void {
  const mark = (competitor: Competitor) =>
    competitor.id === id ? { ...competitor, isFollowing } : competitor;
  client.setQueriesData<unknown>(
    { queryKey: COMPETITORS, predicate: ({ queryKey }) => queryKey[3] === "data" },
    (known: unknown) => (isData(known) ? { ...known, competitors: known.competitors.map(mark) } : known),
  );
}

function isData(value: unknown): value is CompetitorData {
  return typeof value === "object" && value !== null && "competitors" in value;
}
