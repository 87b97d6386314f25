import {
  reviewManagerEndpoints,
  reviewsEndpoints,
  type ManagedReview,
  type Reply,
  type ReplyFilter,
  type ReviewStore,
  type ReviewTab,
  type ReviewTheme,
} from "@listwise/contracts/reviews";
import type { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";

const EXPORT_BATCH_SIZE = 200;

export interface ReviewFilters {
  country: string;
  tab: ReviewTab;
  rating: number | null;
  search: string;
  version: string;
  theme: ReviewTheme | null;
  language: string;
  reply: ReplyFilter | null;
  /** Store of a linked app, or both; `null` for the current app's own. */
  store: ReviewStore | null;
  /** First and last day, empty for all. */
  from: string;
  to: string;
  sort: "newest" | "oldest" | "lowest" | "highest";
}

function toQuery({ country, tab, rating, search, version, sort, ...rest }: ReviewFilters) {
  const { theme, language, reply, store, from, to } = rest;
  return {
    country,
    tab,
    sort,
    ...(rating !== null && { rating }),
    ...(search !== "" && { search }),
    ...(version !== "" && { version }),
    ...(theme !== null && { theme }),
    ...(language !== "" && { language }),
    ...(reply !== null && { reply }),
    ...(store !== null && { store }),
    ...(from !== "" && { from }),
    ...(to !== "" && { to }),
  };
}

/** Pause between looks at replies that are being sent. */
const QUEUE_POLL_MS = 4_000;

/** Query key prefix of all pages of reviews. A review can be in the lists of both linked apps. */
export const REVIEWS_KEY = ["review-manager"] as const;

/** Loads a page of `size` reviews; `page` counts from 1. */
export function reviewsQuery(
  appId: number,
  filters: ReviewFilters,
  { page, size }: { page: number; size: number },
) {
  return queryOptions({
    queryKey: [...REVIEWS_KEY, appId, filters, page, size],
    queryFn: ({ signal }) =>
      call(reviewManagerEndpoints.list, {
        params: { id: String(appId) },
        query: { ...toQuery(filters), limit: size, offset: (page - 1) * size },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ reply }) => reply?.delivery?.state === "queued") ? QUEUE_POLL_MS : false,
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

export type ReviewsPage = z.infer<typeof reviewManagerEndpoints.list.response>;

/** Updates a reply in every cached page of reviews. */
export function patchReply(client: QueryClient, appId: number, reviewId: string, reply: Reply | null): void {
  client.setQueriesData<ReviewsPage>(
    { queryKey: REVIEWS_KEY },
    (page) =>
      page && {
        ...page,
        data: page.data.map((review) =>
          review.id === reviewId && (review.appId ?? appId) === appId ? { ...review, reply } : review,
        ),
      },
  );
}

export interface ReplyChange {
  reviewId: string;
  country: string;
  text: string;
  replied: boolean;
}

/** Saves a reply that is not sent; `keepalive` if the page may be closing. */
export async function saveReply(
  appId: number,
  body: ReplyChange,
  options?: { keepalive: boolean },
): Promise<Reply | null> {
  return (await call(reviewManagerEndpoints.reply, { params: { id: String(appId) }, body, ...options })).data;
}

interface ReviewKey {
  reviewId: string;
  country: string;
}

/** Saves a reply and queues it for the store. */
export async function sendReply(appId: number, body: ReviewKey & { text: string }): Promise<Reply> {
  return (await call(reviewManagerEndpoints.send, { params: { id: String(appId) }, body })).data;
}

/** Stops sending a queued reply, or deletes a sent one from the store. */
export async function withdrawReply(appId: number, body: ReviewKey): Promise<Reply> {
  return (await call(reviewManagerEndpoints.withdraw, { params: { id: String(appId) }, body })).data;
}

export interface MarkedReview {
  reviewId: string;
  repliedAt?: string;
}

/** Marks reviews as answered or not. Returns the changed ones with their former times. */
export async function markReviews(
  appId: number,
  body: { country: string; answered: boolean; reviews: MarkedReview[] },
) {
  return (await call(reviewManagerEndpoints.mark, { params: { id: String(appId) }, body })).data;
}

/** Loads the reviews by theme and version or country. */
export function themesQuery(appId: number, country: string, by: "version" | "country") {
  return queryOptions({
    queryKey: ["review-themes", appId, country, by],
    queryFn: async ({ signal }) => {
      const query = { country, by };
      return (await call(reviewManagerEndpoints.themes, { params: { id: String(appId) }, query, signal }))
        .data;
    },
  });
}
