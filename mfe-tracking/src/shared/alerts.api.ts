import { alertsEndpoints } from "@listwise/contracts/alerts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const alertKeys = {
  list: ["alerts", "list"] as const,
  rules: ["alerts", "rules"] as const,
  options: ["alerts", "options"] as const,
  webhooks: ["alerts", "webhooks"] as const,
};

/** Loads the latest alerts and the number of new ones, of one app or of all apps. */
export function alertsQuery(appId: number | null = null) {
  return queryOptions({
    queryKey: [...alertKeys.list, appId],
    queryFn: ({ signal }) => call(alertsEndpoints.list, { signal, query: { appId: appId ?? undefined } }),
    // Refetches on mount, because an alert may have arrived while nothing of this remote was listening.
    refetchOnMount: "always",
  });
}
