import { competitorKeywordsEndpoints, discoveryEndpoints } from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { competitorKeys } from "../competitors.api";

const POLL_MS = 3_000;

/** Loads the keywords of an app and its competitors, repeatedly while some are being checked. */
export function competitorKeywordsQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: [...competitorKeys.ofApp(appId), "keywords", country],
    queryFn: ({ signal }) =>
      call(competitorKeywordsEndpoints.list, { params: { id: String(appId) }, query: { country }, signal }),
    refetchInterval: ({ state }) => (state.data?.data.some(({ checking }) => checking) ? POLL_MS : false),
  });
}

/** Queues checks of keywords' ranks. */
export const checkRanks = (appId: number, country: string, keywords: readonly string[]) =>
  call(discoveryEndpoints.check, {
    params: { id: String(appId) },
    body: { country, keywords: [...keywords], automatic: false },
  });
