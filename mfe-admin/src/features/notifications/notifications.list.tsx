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
): readonly ListColumn<AdminNotification>[] {
  return [
    {
      key: "title",
      header: "Title",
      render: (row) => <RowButton onClick={() => edit(row)}>{row.title}</RowButton>,
      csv: ({ title }) => title,
    },
    {
      key: "message",
      header: "Message",
      fileOnly: true,
      render: ({ message }) => message,
      csv: ({ message }) => message,
    },
    {
      key: "level",
      header: "Kind",
      render: ({ level }) => <Badge tone={levelTones[level]}>{levelNames[level]}</Badge>,
      csv: ({ level }) => levelNames[level],
    },
    {
      key: "audience",
      header: "Audience",
      render: (row) => getAudienceLabel(row, planNames),
      csv: (row) => getAudienceLabel(row, planNames),
    },
    {
      key: "state",
      header: "State",
      render: ({ sentAt }) => (
        <Badge tone={sentAt ? "success" : "info"}>{sentAt ? "Sent" : "Scheduled"}</Badge>
      ),
      csv: ({ sentAt }) => (sentAt ? "Sent" : "Scheduled"),
    },
    {
      key: "publishAt",
      header: "Date",
      nowrap: true,
      render: ({ publishAt }) => formatDateTime(publishAt),
      csv: ({ publishAt }) => publishAt,
    },
    {
      key: "readers",
      header: "Read by",
      align: "end",
      nowrap: true,
      render: ({ readers, recipients }) => `${formatNumber(readers)} of ${formatNumber(recipients)}`,
      csv: ({ readers }) => readers,
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
