import type { AdminUserDetail, CustomerOverview } from "@listwise/contracts/admin";
import { formatCount } from "@listwise/aso-core/text";
import { Button, Card, formatDate, formatNumber, PencilIcon, Skeleton } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import styled from "styled-components";
import { Moment } from "../../shared/moment";
import { EditUser } from "./edit-user";
import { overviewQuery } from "./user.api";

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--lw-space-4);
  margin: 0;
  @media (max-width: 599px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  dt {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

function formatSignInMethods({ password, google }: AdminUserDetail): string {
  const ways = [password && "Password", google !== null && `Google (${google})`].filter(Boolean);
  return ways.join(", ") || "None: the user must set a password first";
}

const UNKNOWN = "–";

function describeApps({ apps }: CustomerOverview): string {
  const { own, competitor, watching } = apps;
  const parts = [
    own > 0 && `${own} own`,
    competitor > 0 && formatCount(competitor, "competitor"),
    watching > 0 && `${watching} watched`,
  ];
  return parts.filter(Boolean).join(", ") || "None";
}

function describePayment({ subscription, sellsPlans }: CustomerOverview): string {
  if (!subscription) return sellsPlans ? "No subscription" : "No payment provider";
  return `Paddle, ${subscription.status.replaceAll("_", " ")}`;
}

function describeTrial({ trial }: CustomerOverview): string {
  if (!trial) return "None";
  const { plan, endsAt, endedAt } = trial;
  return `${plan.name}, ${endedAt ? `ended on ${formatDate(endedAt)}` : `ends on ${formatDate(endsAt)}`}`;
}

/** Shows who the customer is and what they have. */
export function ProfileCard({ user, mayAct }: { user: AdminUserDetail; mayAct: boolean }) {
  const [edits, setEdits] = useState(false);
  const overview = useQuery(overviewQuery(user.id));
  const show = (describe: (data: CustomerOverview) => string) =>
    overview.data ? describe(overview.data) : overview.isError ? UNKNOWN : <Skeleton width="8rem" />;
  const facts: [string, ReactNode][] = [
    ["Email", user.email],
    ["Email verified", user.emailVerified ? "Yes" : "Not yet"],
    ["Sign-in methods", formatSignInMethods(user)],
    ["Second factor", user.secondFactor ? "On" : "Off"],
    ["Plan", user.plan],
    ["Free trial", show(describeTrial)],
    ["Payment", show(describePayment)],
    ["Apps", show(describeApps)],
    ["Keywords", show(({ keywords }) => formatNumber(keywords))],
    ["Registered", formatDate(user.createdAt)],
    ["Last seen", <Moment key="seen" at={user.lastSeenAt} />],
  ];
  return (
    <Card
      title="Profile"
      actions={
        mayAct && (
          <Button size="sm" icon={<PencilIcon size={14} aria-hidden="true" />} onClick={() => setEdits(true)}>
            Edit
          </Button>
        )
      }
    >
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {edits && <EditUser user={user} onClose={() => setEdits(false)} />}
    </Card>
  );
}
