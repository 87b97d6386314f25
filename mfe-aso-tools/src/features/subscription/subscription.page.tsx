import { getView } from "@listwise/shared-auth";
import {
  Badge,
  Button,
  Card,
  Container,
  ErrorState,
  Notice,
  PageHeader,
  RefreshCwIcon,
  Stack,
} from "@listwise/shared-ui";
import { ApiKeysCard } from "./api-keys/api-keys-card";
import { PlansCard } from "./plans/plans-card";
import { TrialBadge } from "./plans/trial-badge";
import { SubscriptionSkeleton } from "./subscription-skeleton";
import { SubscriptionTabs } from "./subscription-tabs";
import { UpgradeCard } from "./upgrade-card";
import { UsageCounters } from "./usage-counters";
import { useSubscription } from "./use-subscription";

export function SubscriptionPage() {
  const { plan, limits, overview, problem, error, refreshing, refresh } = useSubscription();
  return (
    <Container>
      <PageHeader
        title="Subscription Limits"
        description="Your plan's features and usage."
        badge={
          plan && (
            <>
              <Badge tone="accent">{plan.name} plan</Badge> <TrialBadge />
            </>
          )
        }
        actions={
          <Button onClick={refresh} busy={refreshing} icon={<RefreshCwIcon size={14} aria-hidden="true" />}>
            Refresh
          </Button>
        }
      />
      {!overview && problem && (
        <ErrorState title={problem} problem={error} onRetry={refresh} retrying={refreshing} />
      )}
      {!overview && !problem && <SubscriptionSkeleton />}
      {overview && (
        <Stack $gap={6}>
          {problem && (
            <Notice
              tone="danger"
              title={problem}
              actions={
                <Button size="sm" onClick={refresh} busy={refreshing}>
                  Retry
                </Button>
              }
            >
              The numbers below may be out of date.
            </Notice>
          )}
          <UsageCounters overview={overview} />
          {overview.exceeded.length > 0 && <UpgradeCard exceeded={overview.exceeded} />}
          {plan && (
            <PlansCard
              current={plan.key}
              limits={limits}
              exceeded={overview.exceeded.map(({ limit }) => limit.key)}
            />
          )}
          <SubscriptionTabs features={overview.features} />
          {getView() ? (
            <Card title="API keys" description="Only the owner of this account can see them." />
          ) : (
            <ApiKeysCard />
          )}
        </Stack>
      )}
    </Container>
  );
}
