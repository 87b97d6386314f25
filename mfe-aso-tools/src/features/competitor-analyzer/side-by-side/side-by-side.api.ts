import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { ownAppsEndpoints } from "@listwise/contracts/apps";
import type { DateRange } from "@listwise/contracts/exports";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";
import type { SideApp } from "./select-apps";

interface Scope {
  apps: readonly SideApp[];
  country: string;
  dateRange: DateRange;
}

type Params = { params: { id: string } };

/** Calls an endpoint for each app. The answers are in the order of the apps. */
const callForAll = <Data>(apps: readonly SideApp[], load: (params: Params) => Promise<{ data: Data }>) =>
  Promise.all(apps.map(async ({ id }) => (await load({ params: { id: String(id) } })).data));

const listIds = (apps: readonly SideApp[]) => apps.map(({ id }) => id);

/** Loads the changes of each app's listing, newest first. */
export function changesQuery({ apps, country, dateRange }: Scope) {
  return queryOptions({
    queryKey: ["listing-changes", "side-by-side", country, dateRange, listIds(apps)],
    queryFn: ({ signal }) =>
      callForAll(apps, (of) =>
        call(analyticsEndpoints.changes, { ...of, query: { country, dateRange }, signal }),
      ),
  });
}

/** Loads each app's ratings by day, oldest first. */
export function ratingsQuery({ apps, country, dateRange }: Scope) {
  return queryOptions({
    queryKey: ["analytics", "side-by-side", country, dateRange, listIds(apps)],
    queryFn: ({ signal }) =>
      callForAll(apps, (of) =>
        call(analyticsEndpoints.analytics, { ...of, query: { country, dateRange }, signal }),
      ),
  });
}

/** Loads the full listing of each app; `null` for those that aren't available in the country. */
export function listingsQuery(apps: readonly SideApp[], country: string) {
  return queryOptions({
    queryKey: ["apps", "listings", country, listIds(apps)],
    queryFn: ({ signal }) =>
      callForAll(apps, (of) => call(ownAppsEndpoints.localization, { ...of, query: { country }, signal })),
  });
}
