import {
  appsEndpoints,
  competitorsEndpoints,
  ownAppsEndpoints,
  type AppSummary,
} from "@listwise/contracts/apps";
import { discoveryEndpoints, type DiscoveredKeyword } from "@listwise/contracts/keywords";
import { formatCount, putForeignScriptsLast } from "@listwise/aso-core/text";
import { ApiError, call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { appKeys } from "../../shared/apps/apps.api";

const MAX_COMPETITORS = 8;
const MAX_KEYWORDS = 30;

/** App that may be a competitor, with the reason for the suggestion. */
export interface SuggestedCompetitor {
  app: AppSummary;
  reason: string;
}

/** Makes an app the user's own, and tracks it first if needed. */
export function claimApp({ id, country }: Pick<AppSummary, "id" | "country">) {
  return call(appsEndpoints.follow, { body: { appId: id, country, relation: "own" } });
}

export function addCompetitor(appId: number, competitorId: number, country: string) {
  const body = { competitorId: String(competitorId), country };
  return call(competitorsEndpoints.add, { params: { id: String(appId) }, body });
}

async function fetchCompetitors(
  appId: number,
  country: string,
  signal: AbortSignal,
): Promise<SuggestedCompetitor[]> {
  const request = { params: { id: String(appId) }, query: { country }, signal };
  const ranked = (await call(competitorsEndpoints.suggestions, request)).data.slice(0, MAX_COMPETITORS);
  if (ranked.length > 0) {
    return ranked.map(({ app, sharedKeywords }) => ({
      app,
      reason: `Ranks for ${formatCount(sharedKeywords, "keyword")} that you track`,
    }));
  }
  const query = { country, limit: MAX_COMPETITORS };
  const similar = (await call(ownAppsEndpoints.similar, { ...request, query })).data;
  return similar.map((app) => ({ app, reason: "Has a similar listing" }));
}

/** Loads apps that rank for the same keywords, or while none are tracked, similar ones. Empty if the app isn't listed. */
export function competitorSuggestionsQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: [...appKeys.all, "suggested-competitors", appId, country],
    queryFn: async ({ signal }) => {
      try {
        return await fetchCompetitors(appId, country, signal);
      } catch (problem) {
        if (problem instanceof ApiError && problem.code === "NOT_FOUND") return [];
        throw problem;
      }
    },
    staleTime: Infinity,
  });
}

const isPhrase = ({ keyword }: DiscoveredKeyword) => Number(keyword.includes(" "));

const compare = (a: DiscoveredKeyword, b: DiscoveredKeyword) =>
  (b.score ?? -1) - (a.score ?? -1) || isPhrase(b) - isPhrase(a) || (b.relevance ?? -1) - (a.relevance ?? -1);

/**
 * Loads suggested keywords, best score first; those with an unknown score after them, phrases first, and those in scripts
 * of other countries last.
 */
export function keywordSuggestionsQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: ["keywords", "onboarding", appId, country],
    queryFn: async ({ signal }) => {
      const query = { country, list: "suggestions", pageSize: MAX_KEYWORDS } as const;
      const params = { id: String(appId) };
      const { data } = await call(discoveryEndpoints.discover, { params, query, signal });
      return putForeignScriptsLast(data.toSorted(compare), country, ({ keyword }) => keyword);
    },
    staleTime: Infinity,
  });
}
