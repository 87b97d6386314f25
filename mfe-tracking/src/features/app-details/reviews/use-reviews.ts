import type { App } from "@listwise/contracts/apps";
import type { ReviewStore } from "@listwise/contracts/reviews";
import { ApiError } from "@listwise/shared-auth";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useTrackApp } from "../../../shared/apps/use-track-app";
import { fetchReviews, reviewsKey } from "./reviews.api";

const RETRY_AFTER_MS = 1_000;

function needsTracking(problem: unknown): boolean {
  return problem instanceof ApiError && problem.code === "APP_NOT_TRACKED";
}

/**
 * Loads an app's reviews page by page. If the server requires a tracked app, tracks it automatically once per app and
 * retries after a second.
 */
export function useReviews(app: App, country: string, store?: ReviewStore) {
  const client = useQueryClient();
  const { trackAsync } = useTrackApp(app);
  const of = { appId: app.id, country, store };

  /** Returns false if the app was already tracked for its reviews. */
  async function trackOnce(): Promise<boolean> {
    const key = ["tracked-for-reviews", app.id];
    if (client.getQueryData(key)) return false;
    client.setQueryData(key, true);
    await trackAsync();
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return true;
  }

  return useInfiniteQuery({
    queryKey: reviewsKey(of),
    queryFn: async ({ signal, pageParam: offset }) => {
      try {
        return await fetchReviews(of, offset, signal);
      } catch (problem) {
        if (!needsTracking(problem) || !(await trackOnce())) throw problem;
        return fetchReviews(of, offset, signal);
      }
    },
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => {
      const next = meta.offset + meta.limit;
      return next < meta.total ? next : undefined;
    },
  });
}
