import { notificationsEndpoints, type AdminNotification } from "@listwise/contracts/notifications";
import { call } from "@listwise/shared-auth";
import { Badge, BellIcon, formatDateTime, formatNumber } from "@listwise/shared-ui";
import { RowButton } from "../../shared/row-button";
import type { ListColumn, ListDefinition } from "../../shared/table/list";
import { getAudienceLabel, levelNames, levelTones } from "./notification-labels";

type Query = typeof notificationsEndpoints.list.query;

export const notificationsKey = ["admin", "notifications"] as const;

function createColumns(
  planNames: ReadonlyMap<string, string>,
  edit: (row: AdminNotification) => void,
): readonly ListColumn<AdminNotification, Query>[] {
  return [
    {
      key: "title",
      header: "Title",
      sort: false,
      value: ({ title }) => title,
      cell: (row) => <RowButton onClick={() => edit(row)}>{row.title}</RowButton>,
    },
    { key: "message", header: "Message", sort: false, value: ({ message }) => message, cell: false },
    {
      key: "level",
      header: "Kind",
      sort: false,
      value: ({ level }) => levelNames[level],
      cell: ({ level }) => <Badge tone={levelTones[level]}>{levelNames[level]}</Badge>,
    },
    { key: "audience", header: "Audience", sort: false, value: (row) => getAudienceLabel(row, planNames) },
    {
      key: "state",
      header: "State",
      sort: false,
      value: ({ sentAt }) => (sentAt ? "Sent" : "Scheduled"),
      cell: ({ sentAt }) => <Badge tone={sentAt ? "success" : "info"}>{sentAt ? "Sent" : "Scheduled"}</Badge>,
    },
    {
      key: "publishAt",
      header: "Date",
      nowrap: true,
      sort: false,
      value: ({ publishAt }) => publishAt,
      cell: ({ publishAt }) => formatDateTime(publishAt),
    },
    {
      key: "readers",
      header: "Read by",
      align: "end",
      nowrap: true,
      sort: false,
      value: ({ readers }) => readers,
      cell: ({ readers, recipients }) => `${formatNumber(readers)} of ${formatNumber(recipients)}`,
    },
  ];
}

export function notificationsList(
  planNames: ReadonlyMap<string, string>,
  edit: (row: AdminNotification) => void,
): ListDefinition<AdminNotification, Query> {
  return {
    name: "notifications",
    query: notificationsEndpoints.list.query,
    key: notificationsKey,
    fetch: (query, signal) => call(notificationsEndpoints.list, { query, ...(signal ? { signal } : {}) }),
    columns: createColumns(planNames, edit),
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    searchIn: "Title or message",
    filters: [
      {
        name: "state",
        label: "State",
        all: "All states",
        options: [
          { value: "scheduled", label: "Scheduled" },
          { value: "sent", label: "Sent" },
        ],
      },
    ],
    bulk: [
      {
        action: "Delete",
        description: "They are also removed from every inbox.",
        danger: true,
        run: ({ id }) => call(notificationsEndpoints.remove, { params: { id } }),
      },
    ],
    icon: <BellIcon size={20} />,
    emptyMessage: "Create the first one.",
  };
}
