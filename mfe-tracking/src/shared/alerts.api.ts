import { alertsEndpoints } from "@listwise/contracts/alerts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const alertKeys = {
  list: ["alerts", "list"] as const,
  rules: ["alerts", "rules"] as const,
};

/** Loads the latest alerts and the number of new ones. */
export function alertsQuery() {
  return queryOptions({
    queryKey: alertKeys.list,
    queryFn: ({ signal }) => call(alertsEndpoints.list, { signal }),
    // Refetches on mount, because an alert may have arrived while nothing of this remote was listening.
    refetchOnMount: "always",
  });
}
