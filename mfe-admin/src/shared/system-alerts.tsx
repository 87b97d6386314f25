import { systemAlertsEndpoints, type SystemAlert } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { Badge, formatNumber, type Column } from "@listwise/shared-ui";
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
  { key: "name", header: "Alert", render: ({ name }) => name },
  {
    key: "state",
    header: "State",
    render: ({ resolvedAt }) => (
      <Badge tone={resolvedAt === null ? "danger" : "neutral"}>
        {resolvedAt === null ? "Active" : "Resolved"}
      </Badge>
    ),
  },
  {
    key: "value",
    header: "Value",
    align: "end",
    render: ({ value, threshold }) => `${formatNumber(value)} (threshold ${formatNumber(threshold)})`,
  },
  { key: "raised", header: "Raised", nowrap: true, render: ({ raisedAt }) => <Moment at={raisedAt} /> },
  {
    key: "resolved",
    header: "Resolved",
    nowrap: true,
    render: ({ resolvedAt }) => <Moment at={resolvedAt} never="–" />,
  },
];
