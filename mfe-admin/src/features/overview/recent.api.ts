import { activityEndpoints, adminCatalogEndpoints } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const query = { limit: 5 };
const POLL_INTERVAL_MS = 30_000;
const getQueryKey = (what: string) => ["admin", "dashboard", what];

export const loginsQuery = () =>
  queryOptions({
    queryKey: getQueryKey("logins"),
    queryFn: async ({ signal }) => (await call(activityEndpoints.logins, { query, signal })).data,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });

export const recentAppsQuery = () =>
  queryOptions({
    queryKey: getQueryKey("recent-apps"),
    queryFn: async ({ signal }) => (await call(adminCatalogEndpoints.recentApps, { query, signal })).data,
    staleTime: 0,
  });

export const recentKeywordsQuery = () =>
  queryOptions({
    queryKey: getQueryKey("recent-keywords"),
    queryFn: async ({ signal }) => (await call(adminCatalogEndpoints.recentKeywords, { query, signal })).data,
    staleTime: 0,
  });
