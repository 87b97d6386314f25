import type { AuditEntry } from "@listwise/contracts";
import { Badge, Link, ShieldIcon, type Column } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { Moment } from "../../shared/moment";
import { RecentCard } from "./recent-card";
import { loginsQuery } from "./recent.api";

const columns: readonly Column<AuditEntry>[] = [
  {
    key: "who",
    header: "Who",
    render: ({ actor, details }) => (
      <span style={{ overflowWrap: "anywhere" }}>
        {actor?.email ? (
          <Link to={`/admin/users/${actor.id}`}>{actor.email}</Link>
        ) : (
          details || (actor ? `Account ${actor.id}, deleted` : "Unknown")
        )}
      </span>
    ),
  },
  {
    key: "result",
    header: "Result",
    render: ({ result }) =>
      result === "ok" ? <Badge tone="success">Signed in</Badge> : <Badge tone="warning">Refused</Badge>,
  },
  { key: "from", header: "From", nowrap: true, render: ({ ip }) => ip ?? "Unknown" },
  { key: "at", header: "When", align: "end", nowrap: true, render: ({ at }) => <Moment at={at} /> },
];

export function SignInsCard() {
  return (
    <RecentCard
      title="Recent sign-ins"
      description="The latest attempts, refused ones included."
      all={{ to: "/admin/activity-log?action=auth.login", words: "All sign-ins" }}
      rows={useQuery(loginsQuery())}
      rowKey={({ id }) => id}
      columns={columns}
      empty={{
        icon: <ShieldIcon size={20} />,
        title: "No sign-ins yet",
        message: "Attempts to sign in appear here.",
      }}
    />
  );
}
