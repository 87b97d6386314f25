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

const columns: readonly ListColumn<AuditEntry, typeof activityEndpoints.log.query>[] = [
  {
    key: "action",
    header: "Action",
    sort: false,
    value: ({ action }) => action,
    cell: ({ action, result }) => (
      <Words>
        {getActivityLabel({ action, result })}
        <Text as="span" $tone="muted" $size="sm">
          {action}
        </Text>
      </Words>
    ),
  },
  {
    key: "at",
    sortDescFirst: true,
    header: "When",
    nowrap: true,
    sort: "at",
    value: ({ at }) => at,
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    key: "actor",
    header: "User",
    sort: false,
    value: (entry) => formatActor(entry),
    cell: (entry) =>
      entry.actor?.email ? (
        <Link to={`/admin/users/${entry.actor.id}`}>{entry.actor.email}</Link>
      ) : (
        formatActor(entry)
      ),
  },
  {
    key: "change",
    header: "Change",
    sort: false,
    value: ({ details }) => details,
    cell: (entry) => <Change entry={entry} />,
  },
  {
    key: "result",
    header: "Result",
    sort: false,
    value: ({ result }) => result,
    cell: ({ result, source }) => (
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
  },
  {
    key: "ip",
    header: "Source",
    nowrap: true,
    sort: false,
    value: ({ ip }) => ip,
    cell: ({ ip }) => ip ?? "Server",
  },
  { key: "requestId", header: "Request", sort: false, value: ({ requestId }) => requestId, cell: false },
  { key: "source", header: "Reported by", sort: false, value: ({ source }) => source, cell: false },
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
