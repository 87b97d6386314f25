import { ownAppsEndpoints, type AppSummary } from "@listwise/contracts/apps";
import { call, getServerTime } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import { appKeys } from "../../shared/apps/apps.api";

const WINDOW_MS = 7 * 24 * 3_600_000;
const MAX_APPS = 60;
const FRESH_MS = 3_600_000;

/**
 * Returns the apps released within the window, newest first. The server filters too, but a cached answer may be older.
 */
export function filterRecent(apps: readonly AppSummary[], now: number): AppSummary[] {
  return apps
    .filter(({ releaseDate }) => {
      const age = releaseDate === null ? Number.NaN : now - Date.parse(releaseDate);
      return age >= 0 && age <= WINDOW_MS;
    })
    .slice(0, MAX_APPS);
}

export function recentAppsQuery() {
  return queryOptions({
    queryKey: [...appKeys.all, "recent"],
    queryFn: async ({ signal }) => (await call(ownAppsEndpoints.recent, { signal })).data,
    select: (apps) => filterRecent(apps, getServerTime()),
    staleTime: FRESH_MS,
  });
}
