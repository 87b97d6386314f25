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

export function reviewAnalysisQuery({ appId, country }: ReviewsParams) {
  return queryOptions({
    queryKey: ["review-analysis", appId, country],
    queryFn: async ({ signal }) =>
      (await call(reviewsEndpoints.analysis, { params: { id: String(appId) }, query: { country }, signal }))
        .data,
  });
}
