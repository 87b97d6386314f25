import type { AdminKeyword } from "@listwise/contracts/admin";
import { formatCount } from "@listwise/aso-core/text";
import { KeyRoundIcon, Link } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { RecentCard } from "./recent-card";
import { recentKeywordsQuery } from "./recent.api";

function toRecentItem({ id, text, users, countries, createdAt }: AdminKeyword) {
  const where = countries.length > 0 ? ` in ${countries.join(", ").toUpperCase()}` : "";
  return {
    id,
    at: createdAt,
    lead: (
      <Link to={`/admin/keywords?search=${encodeURIComponent(text)}`} dir="auto">
        {text}
      </Link>
    ),
    note: `Tracked by ${formatCount(users, "user")}${where}`,
  };
}

export function RecentKeywordsCard() {
  return (
    <RecentCard
      title="Recent keywords"
      description="Latest added keywords."
      all={{ to: "/admin/keywords?sort=createdAt&dir=desc", words: "All keywords" }}
      rows={useQuery(recentKeywordsQuery())}
      tell={toRecentItem}
      empty={{
        icon: <KeyRoundIcon size={20} />,
        title: "No keywords yet",
        message: "Keywords appear here when users track them.",
      }}
    />
  );
}
