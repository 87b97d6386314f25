import type { AdminApp } from "@listwise/contracts";
import { AppIcon, formatNumber, Link, Row, SmartphoneIcon, type Column } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { Moment } from "../../shared/moment";
import { RecentCard } from "./recent-card";
import { recentAppsQuery } from "./recent.api";

const columns: readonly Column<AdminApp>[] = [
  {
    key: "name",
    header: "App",
    render: ({ id, name, icon }) => (
      <Row as="span" $nowrap style={{ overflowWrap: "anywhere" }}>
        <AppIcon src={icon} name={name ?? "?"} size={24} />
        <Link to={`/admin/apps/${id}`}>{name ?? "Not listed anywhere"}</Link>
      </Row>
    ),
  },
  {
    key: "followers",
    header: "Followers",
    align: "end",
    render: ({ followers }) => formatNumber(followers),
  },
  {
    key: "known",
    header: "Known since",
    align: "end",
    nowrap: true,
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

export function RecentAppsCard() {
  return (
    <RecentCard
      title="Recent apps"
      description="Those that became known last."
      all={{ to: "/admin/apps?sort=createdAt&dir=desc", words: "All apps" }}
      rows={useQuery(recentAppsQuery())}
      rowKey={({ id }) => id}
      columns={columns}
      empty={{
        icon: <SmartphoneIcon size={20} />,
        title: "No apps yet",
        message: "Apps appear here when somebody searches for them.",
      }}
    />
  );
}
