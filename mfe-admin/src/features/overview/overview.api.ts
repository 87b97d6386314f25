import { adminEndpoints, type z } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export type Dashboard = z.output<typeof adminEndpoints.dashboard.response>["data"];

export function dashboardQuery() {
  return queryOptions({
    queryKey: ["admin", "dashboard"],
    queryFn: async ({ signal }) => (await call(adminEndpoints.dashboard, { signal })).data,
    staleTime: 0,
  });
}

export type Activity = Dashboard["recentActivity"][number];
