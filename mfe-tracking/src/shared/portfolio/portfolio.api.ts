import { portfolioEndpoints } from "@listwise/contracts/portfolio";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const portfolioKeys = {
  all: ["portfolio"] as const,
  list: ["portfolio", "list"] as const,
  tracked: ["portfolio", "tracked"] as const,
  performance: ["portfolio", "performance"] as const,
  shares: ["portfolio", "shares"] as const,
};

const REVIEWS_POLL_MS = 4_000;
const MAX_POLLS = 3;

/** Loads the user's own apps with their figures in a country, again if reviews are still being fetched. */
export function portfolioQuery(country: string) {
  return queryOptions({
    queryKey: [...portfolioKeys.list, country],
    queryFn: ({ signal }) => call(portfolioEndpoints.list, { query: { country }, signal }),
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < MAX_POLLS &&
      state.data?.data.some(({ reviewsToAnswer }) => reviewsToAnswer === null)
        ? REVIEWS_POLL_MS
        : false,
  });
}

/** Loads the visibility and the average rank of all tracked apps in a country, by app id. */
export function trackedFiguresQuery(country: string) {
  return queryOptions({
    queryKey: [...portfolioKeys.tracked, country],
    queryFn: ({ signal }) => call(portfolioEndpoints.tracked, { query: { country }, signal }),
    select: ({ data }) => new Map(data.map((figures) => [figures.appId, figures])),
  });
}

/** An app in a storefront, and the number of days until today. */
export interface PerformanceParams {
  appId: number;
  country: string;
  days: number;
}

/** Loads the development of an app. While another range loads, the previous one stays. */
export function performanceQuery({ appId, country, days }: PerformanceParams) {
  const queryKey = [...portfolioKeys.performance, appId, country, days];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      call(portfolioEndpoints.performance, {
        params: { id: String(appId) },
        query: { country, days },
        signal,
      }),
    placeholderData: (previous, query) =>
      query?.queryKey[2] === appId && query.queryKey[3] === country ? previous : undefined,
  });
}

/** Loads the shares of visibility of an app and those it competes with by day. While another range loads, the previous one stays. */
export function sharesQuery({ appId, country, days }: PerformanceParams) {
  const queryKey = [...portfolioKeys.shares, appId, country, days];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const params = { id: String(appId) };
      return (await call(portfolioEndpoints.shares, { params, query: { country, days }, signal })).data;
    },
    placeholderData: (previous, query) =>
      query?.queryKey[2] === appId && query.queryKey[3] === country ? previous : undefined,
  });
}
