import type { AdminApp } from "@listwise/contracts/admin";
import { formatCount } from "@listwise/aso-core/text";
import { AppIcon, Link, Row, SmartphoneIcon } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { RecentCard } from "./recent-card";
import { recentAppsQuery } from "./recent.api";

function toRecentItem({ id, name, icon, followers, createdAt }: AdminApp) {
  return {
    id,
    at: createdAt,
    lead: (
      <Row as="span" $gap={2} $nowrap>
        <AppIcon src={icon} name={name ?? "?"} size={24} />
        <Link to={`/admin/apps/${id}`}>{name ?? "Not listed anywhere"}</Link>
      </Row>
    ),
    note: `Tracked by ${formatCount(followers, "user")}`,
  };
}

export function RecentAppsCard() {
  return (
    <RecentCard
      title="Recent apps"
      description="Latest added apps."
      all={{ to: "/admin/apps?sort=createdAt&dir=desc", words: "All apps" }}
      rows={useQuery(recentAppsQuery())}
      tell={toRecentItem}
      empty={{
        icon: <SmartphoneIcon size={20} />,
        title: "No apps yet",
        message: "Apps appear here when users search for them.",
      }}
    />
  );
}
