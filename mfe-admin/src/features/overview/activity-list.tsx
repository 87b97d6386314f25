import { ActivityIcon, Card, EmptyState, formatDateTime, formatRelative, Text } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import styled from "styled-components";
import { getActivityLabel } from "../../shared/activity-labels";
import type { Activity } from "./overview.api";

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const isByVisitor = (action: string) => action.startsWith("auth.") || action.endsWith(".denied");

const columns: readonly Column<Activity>[] = [
  {
    key: "action",
    header: "Action",
    value: (entry) => getActivityLabel(entry),
    cell: (entry) => (
      <Words>
        {getActivityLabel(entry)}
        {entry.details && (
          <Text as="span" $tone="muted" $size="sm">
            {entry.details}
          </Text>
        )}
      </Words>
    ),
  },
  {
    key: "actor",
    header: "User",
    value: ({ actor, action }) => actor ?? (isByVisitor(action) ? "Visitor" : "System"),
  },
  {
    key: "at",
    header: "When",
    align: "end",
    nowrap: true,
    value: ({ at }) => at,
    cell: ({ at }) => (
      <Text as="time" dateTime={at} title={formatDateTime(at)} $tone="muted" $size="sm">
        {formatRelative(at)}
      </Text>
    ),
  },
];

export function ActivityList({ activity }: { activity: readonly Activity[] | undefined }) {
  return (
    <Card title="Latest activity" description="Newest entries of the activity log." flush>
      <DataTable
        caption="Latest activity"
        columns={columns}
        rows={activity ?? []}
        rowKey={({ id }) => id}
        loading={!activity}
        empty={
          <EmptyState
            icon={<ActivityIcon size={20} />}
            title="No activity yet"
            message="Actions of users and administrators will appear here."
          />
        }
      />
    </Card>
  );
}
