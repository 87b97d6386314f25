import { activityEndpoints, adminCatalogueEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

const query = { limit: 5 };
const EVERY_MS = 30_000;
const keyOf = (what: string) => ["admin", "dashboard", what];

export const loginsQuery = () =>
  queryOptions({
    queryKey: keyOf("logins"),
    queryFn: async ({ signal }) => (await call(activityEndpoints.logins, { query, signal })).data,
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });

export const recentAppsQuery = () =>
  queryOptions({
    queryKey: keyOf("recent-apps"),
    queryFn: async ({ signal }) => (await call(adminCatalogueEndpoints.recentApps, { query, signal })).data,
    staleTime: 0,
  });

export const recentKeywordsQuery = () =>
  queryOptions({
    queryKey: keyOf("recent-keywords"),
    queryFn: async ({ signal }) =>
      (await call(adminCatalogueEndpoints.recentKeywords, { query, signal })).data,
    staleTime: 0,
  });
