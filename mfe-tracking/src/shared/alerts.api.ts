import { alertsEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export const alertKeys = {
  list: ["alerts", "list"] as const,
  rules: ["alerts", "rules"] as const,
};

/** The latest alerts, and how many of them are new. */
export function alertsQuery() {
  return queryOptions({
    queryKey: alertKeys.list,
    queryFn: ({ signal }) => call(alertsEndpoints.list, { signal }),
    // An alert may have been told on a page where nothing of this remote listened.
    refetchOnMount: "always",
  });
}
