import { REVIEWS_PAGE_SIZE, reviewsEndpoints } from "@listwise/contracts/reviews";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export interface ReviewsParams {
  appId: number;
  country: string;
}

export function reviewsKey({ appId, country }: ReviewsParams) {
  return ["reviews", appId, country] as const;
}

/** Loads a page of reviews. */
export function fetchReviews({ appId, country }: ReviewsParams, offset: number, signal: AbortSignal) {
  return call(reviewsEndpoints.list, {
    params: { id: String(appId) },
    query: { country, limit: REVIEWS_PAGE_SIZE, offset },
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
