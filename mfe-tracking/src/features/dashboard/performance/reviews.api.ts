import { reviewManagerEndpoints } from "@listwise/contracts/reviews";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const SHOWN_REVIEWS = 5;

/** Loads the latest reviews of a tracked app with the user's replies. */
export function latestReviewsQuery(appId: number, country: string) {
  return queryOptions({
    queryKey: ["reviews", "latest", appId, country],
    queryFn: ({ signal }) =>
      call(reviewManagerEndpoints.list, {
        params: { id: String(appId) },
        query: { country, limit: SHOWN_REVIEWS },
        signal,
      }),
  });
}
