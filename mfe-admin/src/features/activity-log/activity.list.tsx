import { activityEndpoints, type AuditEntry } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { ActivityIcon, Badge, Link, Text, type Tone } from "@listwise/shared-ui";
import styled from "styled-components";
import { getActivityLabel } from "../../shared/activity-labels";
import { Moment } from "../../shared/moment";
import type { ListColumn, ListDefinition } from "../../shared/table/list";
import { Change } from "./change";

const tones: Record<AuditEntry["result"], Tone> = { ok: "success", failed: "warning", denied: "danger" };
const results: Record<AuditEntry["result"], string> = { ok: "Done", failed: "Failed", denied: "Denied" };

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export function formatActor({ actor }: Pick<AuditEntry, "actor">): string {
  if (actor === null) return "Not signed in";
  return actor.email ?? `Account ${actor.id} (deleted)`;
}

const columns: readonly ListColumn<AuditEntry>[] = [
  {
    key: "action",
    header: "Action",
    render: ({ action, result }) => (
      <Words>
        {getActivityLabel({ action, result })}
        <Text as="span" $tone="muted" $size="sm">
          {action}
        </Text>
      </Words>
    ),
    csv: ({ action }) => action,
  },
  {
    key: "at",
    header: "When",
    sortable: true,
    nowrap: true,
    render: ({ at }) => <Moment at={at} />,
    csv: ({ at }) => at,
  },
  {
    key: "actor",
    header: "User",
    render: (entry) =>
      entry.actor?.email ? (
        <Link to={`/admin/users/${entry.actor.id}`}>{entry.actor.email}</Link>
      ) : (
        formatActor(entry)
      ),
    csv: (entry) => formatActor(entry),
  },
  {
    key: "change",
    header: "Change",
    render: (entry) => <Change entry={entry} />,
    csv: ({ details }) => details,
  },
  {
    key: "result",
    header: "Result",
    render: ({ result, source }) => (
      <Words>
        <span>
          <Badge tone={tones[result]}>{results[result]}</Badge>
        </span>
        {source === "client" && (
          <Text as="span" $tone="muted" $size="sm">
            Reported by the browser
          </Text>
        )}
      </Words>
    ),
    csv: ({ result }) => result,
  },
  { key: "ip", header: "Source", nowrap: true, render: ({ ip }) => ip ?? "Server", csv: ({ ip }) => ip },
  {
    key: "requestId",
    header: "Request",
    fileOnly: true,
    render: () => null,
    csv: ({ requestId }) => requestId,
  },
  { key: "source", header: "Reported by", fileOnly: true, render: () => null, csv: ({ source }) => source },
];

/** `actions` lists the actions in the log. */
export function activityList(
  actions: readonly string[],
): ListDefinition<AuditEntry, typeof activityEndpoints.log.query> {
  return {
    name: "activity",
    query: activityEndpoints.log.query,
    key: ["admin", "activity-log"],
    fetch: (query, signal) => call(activityEndpoints.log, { query, ...(signal ? { signal } : {}) }),
    columns,
    rowKey: ({ id }) => id,
    sort: { key: "at", direction: "desc" },
    searchIn: "Email, details or IP address",
    filters: [
      {
        name: "action",
        label: "Action",
        all: "All actions",
        options: actions.map((value) => ({ value, label: value })),
      },
      {
        name: "result",
        label: "Result",
        all: "All results",
        options: Object.entries(results).map(([value, label]) => ({ value, label })),
      },
      {
        name: "source",
        label: "Reported by",
        all: "All sources",
        options: [
          { value: "server", label: "Server" },
          { value: "client", label: "Browser" },
        ],
      },
      { name: "userId", label: "Account number" },
      { name: "from", label: "From (UTC)", type: "date" },
      { name: "to", label: "To (UTC)", type: "date" },
    ],
    icon: <ActivityIcon size={20} />,
    emptyMessage: "Actions of users and the server will appear here.",
    pageSize: 25,
  };
}
