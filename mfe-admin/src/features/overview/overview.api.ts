import { adminEndpoints } from "@listwise/contracts/admin";
import type { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { queryOptions } from "@tanstack/react-query";

export type Dashboard = z.output<typeof adminEndpoints.dashboard.response>["data"];

const POLL_INTERVAL_MS = 15_000;

/** Polls while the tab is visible. */
export function dashboardQuery() {
  return queryOptions({
    queryKey: ["admin", "dashboard"],
    queryFn: async ({ signal }) => (await call(adminEndpoints.dashboard, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

export type Activity = Dashboard["recentActivity"][number];
