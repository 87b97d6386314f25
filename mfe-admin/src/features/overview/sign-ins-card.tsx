import type { AuditEntry } from "@listwise/contracts/admin";
import { Badge, Link, Row, ShieldIcon } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { RecentCard } from "./recent-card";
import { loginsQuery } from "./recent.api";

function toRecentItem({ id, actor, details, result, ip, at }: AuditEntry) {
  return {
    id,
    at,
    lead: actor?.email ? (
      <Link to={`/admin/users/${actor.id}`}>{actor.email}</Link>
    ) : (
      details || (actor ? `Account ${actor.id} (deleted)` : "Unknown")
    ),
    note: (
      <Row as="span" $gap={2}>
        <Badge tone={result === "ok" ? "success" : "warning"}>
          {result === "ok" ? "Signed in" : "Failed"}
        </Badge>
        {`from ${ip ?? "an unknown address"}`}
      </Row>
    ),
  };
}

export function SignInsCard() {
  return (
    <RecentCard
      title="Recent sign-ins"
      description="Including failed attempts."
      all={{ to: "/admin/activity-log?action=auth.login", words: "All sign-ins" }}
      rows={useQuery(loginsQuery())}
      tell={toRecentItem}
      empty={{
        icon: <ShieldIcon size={20} />,
        title: "No sign-ins yet",
        message: "Sign-in attempts will appear here.",
      }}
    />
  );
}
