import {
  ActivityIcon,
  Badge,
  Card,
  DataTable,
  EmptyState,
  formatDateTime,
  formatRelative,
  Text,
  type Column,
} from "@listwise/shared-ui";
import type { Dashboard } from "./overview.api";

type Activity = Dashboard["recentActivity"][number];

const columns: readonly Column<Activity>[] = [
  { key: "action", header: "Action", render: ({ action }) => <Badge>{action}</Badge>, nowrap: true },
  { key: "details", header: "Details", render: ({ details }) => details || "–" },
  { key: "actor", header: "By", render: ({ actor }) => actor ?? "System" },
  {
    key: "at",
    header: "When",
    align: "end",
    nowrap: true,
    render: ({ at }) => (
      <Text as="time" dateTime={at} title={formatDateTime(at)} $tone="muted" $size="sm">
        {formatRelative(at)}
      </Text>
    ),
  },
];

export function ActivityList({ activity }: { activity: readonly Activity[] | undefined }) {
  return (
    <Card title="Latest activity" description="The newest entries of the audit log." flush>
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
            message="What users and administrators do appears here."
          />
        }
      />
    </Card>
  );
}
