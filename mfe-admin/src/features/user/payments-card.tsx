import type { AdminUserDetail, CustomerOverview } from "@listwise/contracts/admin";
import { Card, ErrorState, formatDate, Notice, Skeleton, Stack, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { Timeline } from "./timeline/timeline";
import { overviewQuery } from "./user.api";

const State = styled.div`
  padding: var(--lw-space-3) var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
`;

function SubscriptionState({ overview }: { overview: CustomerOverview }) {
  const { subscription, sellsPlans } = overview;
  if (!subscription) {
    return (
      <Text as="p">
        {sellsPlans
          ? "This account has never subscribed."
          : "This site has no payment provider, so administrators assign plans."}
      </Text>
    );
  }
  const next = subscription.nextBilledAt;
  return (
    <Stack $gap={1}>
      <Text as="p">
        Subscription {subscription.id}: {subscription.status.replaceAll("_", " ")}
      </Text>
      <Text as="p" $tone="muted" $size="sm">
        {next ? `Next payment on ${formatDate(next)}. ` : "No payment is due. "}
        Paddle reported this on {formatDate(subscription.updatedAt)}.
      </Text>
      {subscription.status === "past_due" && (
        <Notice tone="warning" title="The last payment failed. Paddle retries it for several days." />
      )}
    </Stack>
  );
}

/** Shows the subscription and the payment provider's events; amounts are only known there. */
export function PaymentsCard({ user }: { user: AdminUserDetail }) {
  const overview = useQuery(overviewQuery(user.id));
  return (
    <Card
      title="Payments"
      description="As reported by Paddle. Amounts and invoices are only in Paddle."
      flush
    >
      <State>
        {overview.data ? (
          <SubscriptionState overview={overview.data} />
        ) : overview.isError ? (
          <ErrorState
            title="Failed to load the subscription"
            problem={overview.error}
            onRetry={() => void overview.refetch()}
            retrying={overview.isFetching}
          />
        ) : (
          <Skeleton height="2.5rem" />
        )}
      </State>
      <Timeline userId={user.id} kind="payment" label="Payment events" emptyTitle="No payment events" />
    </Card>
  );
}
