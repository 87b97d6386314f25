import { Grid, Loading, Skeleton, SkeletonCard, Stack } from "@listwise/shared-ui";
import { Counters } from "./counters.styles";

export function SubscriptionSkeleton() {
  return (
    <Loading label="Loading subscription limits">
      <Stack $gap={6}>
        <Counters>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} height="5.5rem" radius="lg" />
          ))}
        </Counters>
        <Skeleton width="14rem" height="2.25rem" />
        <Grid $min="20rem">
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </Grid>
      </Stack>
    </Loading>
  );
}
