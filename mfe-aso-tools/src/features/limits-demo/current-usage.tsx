import { Button, Card, ErrorState, Grid, Loading, SkeletonCard, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { limitsQuery, usageQuery } from "../../shared/limits/limits.api";
import { UsageBar } from "../../shared/limits/usage-bar";
import { computeOverview } from "../../shared/limits/usage-level";

const REFETCH_INTERVAL_MS = 5_000;

/** Renders all counted features; refetches every five seconds and after each use. */
export function CurrentUsage() {
  const limits = useQuery(limitsQuery());
  const usage = useQuery({ ...usageQuery(), refetchInterval: REFETCH_INTERVAL_MS });
  const refresh = () => {
    void limits.refetch();
    void usage.refetch();
  };
  if (limits.isError && !limits.data) {
    return (
      <ErrorState
        title="Failed to load subscription limits"
        problem={limits.error}
        onRetry={refresh}
        retrying={limits.isFetching}
      />
    );
  }
  if (usage.isError && !usage.data) {
    return (
      <ErrorState
        title="Failed to load usage statistics"
        problem={usage.error}
        onRetry={refresh}
        retrying={usage.isFetching}
      />
    );
  }
  if (!limits.data || !usage.data) {
    return (
      <Loading label="Loading usage">
        <SkeletonCard />
      </Loading>
    );
  }
  const counted = computeOverview(limits.data.data, usage.data).features;
  return (
    <Card
      title="Real-time usage"
      description={`You're on the ${limits.data.plan.name} plan. Refreshes every five seconds.`}
      actions={
        <Button size="sm" onClick={refresh} busy={usage.isFetching}>
          Refresh
        </Button>
      }
    >
      <Grid $min="18rem" $gap={4}>
        {counted.map(({ limit, usage: used }) =>
          used ? <UsageBar key={limit.key} name={limit.featureName} usage={used} /> : null,
        )}
      </Grid>
      {counted.every(({ usage: used }) => !used) && (
        <Text $tone="muted">Your plan has no counted features.</Text>
      )}
    </Card>
  );
}
