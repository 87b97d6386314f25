import {
  reviewManagerEndpoints,
  reviewsEndpoints,
  type ManagedReview,
  type Reply,
  type ReviewTab,
} from "@listwise/contracts/reviews";
import type { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";

export const PAGE_SIZE = 10;
const EXPORT_BATCH_SIZE = 200;

export interface ReviewFilters {
  country: string;
  tab: ReviewTab;
  rating: number | null;
  search: string;
  version: string;
  sort: "newest" | "oldest" | "lowest" | "highest";
}

function toQuery({ country, tab, rating, search, version, sort }: ReviewFilters) {
  return {
    country,
    tab,
    sort,
    ...(rating !== null && { rating }),
    ...(search !== "" && { search }),
    ...(version !== "" && { version }),
  };
}

export const getReviewsKey = (appId: number) => ["review-manager", appId] as const;

export function reviewsQuery(appId: number, filters: ReviewFilters, page: number) {
  return queryOptions({
    queryKey: [...getReviewsKey(appId), filters, page],
    queryFn: ({ signal }) =>
      call(reviewManagerEndpoints.list, {
        params: { id: String(appId) },
        query: { ...toQuery(filters), limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Loads the analysis of the reviews of an app version, or of all with an empty one. */
export function topicsQuery(appId: number, country: string, version: string) {
  return queryOptions({
    queryKey: ["review-analysis", appId, country, version],
    queryFn: async ({ signal }) => {
      const query = { country, ...(version !== "" && { version }) };
      return (await call(reviewsEndpoints.analysis, { params: { id: String(appId) }, query, signal })).data;
    },
  });
}

/** Loads up to `most` reviews that match the filters. */
export async function fetchAllReviews(
  appId: number,
  filters: ReviewFilters,
  most: number,
): Promise<ManagedReview[]> {
  const found: ManagedReview[] = [];
  for (;;) {
    const limit = Math.min(EXPORT_BATCH_SIZE, most - found.length);
    if (limit <= 0) return found;
    const { data, total } = await call(reviewManagerEndpoints.list, {
      params: { id: String(appId) },
      query: { ...toQuery(filters), limit, offset: found.length },
    });
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}

type ReviewsPage = z.infer<typeof reviewManagerEndpoints.list.response>;

/** Updates a reply in every cached page of reviews. */
export function patchReply(client: QueryClient, appId: number, reviewId: string, reply: Reply | null): void {
  client.setQueriesData<ReviewsPage>(
    { queryKey: getReviewsKey(appId) },
    (page) =>
      page && {
        ...page,
        data: page.data.map((review) => (review.id === reviewId ? { ...review, reply } : review)),
      },
  );
}

export interface ReplyChange {
  reviewId: string;
  country: string;
  text: string;
  replied: boolean;
}

export async function saveReply(appId: number, body: ReplyChange): Promise<Reply | null> {
  return (await call(reviewManagerEndpoints.reply, { params: { id: String(appId) }, body })).data;
}
