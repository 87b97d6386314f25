import { systemAlertsEndpoints, type SystemAlert } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { Badge, formatNumber } from "@listwise/shared-ui";
import type { Column } from "@listwise/shared-ui/table";
import { queryOptions } from "@tanstack/react-query";
import { Moment } from "./moment";

const POLL_INTERVAL_MS = 30_000;

export function alertsQuery() {
  return queryOptions({
    queryKey: ["admin", "system", "alerts"],
    queryFn: async ({ signal }) => (await call(systemAlertsEndpoints.alerts, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

export const alertColumns: readonly Column<SystemAlert>[] = [
  { key: "name", header: "Alert", value: ({ name }) => name },
  {
    key: "state",
    header: "State",
    value: ({ resolvedAt }) => (resolvedAt === null ? "Active" : "Resolved"),
    cell: ({ resolvedAt }) => (
      <Badge tone={resolvedAt === null ? "danger" : "neutral"}>
        {resolvedAt === null ? "Active" : "Resolved"}
      </Badge>
    ),
  },
  {
    key: "value",
    header: "Value",
    align: "end",
    value: ({ value, threshold }) => `${formatNumber(value)} (threshold ${formatNumber(threshold)})`,
  },
  {
    key: "raised",
    header: "Raised",
    nowrap: true,
    value: ({ raisedAt }) => raisedAt,
    cell: ({ raisedAt }) => <Moment at={raisedAt} />,
  },
  {
    key: "resolved",
    header: "Resolved",
    nowrap: true,
    value: ({ resolvedAt }) => resolvedAt,
    cell: ({ resolvedAt }) => <Moment at={resolvedAt} never="–" />,
  },
];
