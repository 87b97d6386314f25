import type { AdminKeyword } from "@listwise/contracts";
import { formatNumber, KeyRoundIcon, Link, type Column } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { Moment } from "../../shared/moment";
import { RecentCard } from "./recent-card";
import { recentKeywordsQuery } from "./recent.api";

const columns: readonly Column<AdminKeyword>[] = [
  {
    key: "text",
    header: "Keyword",
    render: ({ text }) => (
      <Link
        to={`/admin/keywords?search=${encodeURIComponent(text)}`}
        dir="auto"
        style={{ overflowWrap: "anywhere" }}
      >
        {text}
      </Link>
    ),
  },
  { key: "users", header: "Tracked by", align: "end", render: ({ users }) => formatNumber(users) },
  {
    key: "known",
    header: "Known since",
    align: "end",
    nowrap: true,
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

export function RecentKeywordsCard() {
  return (
    <RecentCard
      title="Recent keywords"
      description="Those that became known last."
      all={{ to: "/admin/keywords?sort=createdAt&dir=desc", words: "All keywords" }}
      rows={useQuery(recentKeywordsQuery())}
      rowKey={({ id }) => id}
      columns={columns}
      empty={{
        icon: <KeyRoundIcon size={20} />,
        title: "No keywords yet",
        message: "Keywords appear here when somebody tracks them.",
      }}
    />
  );
}
