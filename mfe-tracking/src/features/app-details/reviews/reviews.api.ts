import { REVIEWS_PAGE_SIZE, reviewsEndpoints, type ReviewStore } from "@listwise/contracts/reviews";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export interface ReviewsParams {
  appId: number;
  country: string;
  /** Store of a linked app, or both; by default the app's own. */
  store?: ReviewStore | undefined;
}

export function reviewsKey({ appId, country, store }: ReviewsParams) {
  return ["reviews", appId, country, store] as const;
}

/** Loads a page of reviews. */
export function fetchReviews({ appId, country, store }: ReviewsParams, offset: number, signal: AbortSignal) {
  return call(reviewsEndpoints.list, {
    params: { id: String(appId) },
    query: { country, store, limit: REVIEWS_PAGE_SIZE, offset },
    signal,
  });
}

/** Loads the analysis of the reviews of an app version, or of all with an empty one. */
export function reviewAnalysisQuery({ appId, country }: ReviewsParams, version: string) {
  return queryOptions({
    queryKey: ["review-analysis", appId, country, version],
    queryFn: async ({ signal }) => {
      const query = { country, ...(version !== "" && { version }) };
      return (await call(reviewsEndpoints.analysis, { params: { id: String(appId) }, query, signal })).data;
    },
    placeholderData: (before, query) =>
      query?.queryKey[1] === appId && query.queryKey[2] === country ? before : undefined,
  });
}
