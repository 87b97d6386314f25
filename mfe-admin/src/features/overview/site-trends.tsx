import { ErrorState, Grid, Loading, SkeletonCard } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { analyticsQuery } from "../../shared/site-trends/site-trends.api";
import { accountLines, TrendsCard, usageLines } from "../../shared/site-trends/trends-card";

const DAYS = 30;

/** What went on in the last days, as the page of analytics draws it. */
export function SiteTrends() {
  const { data, isError, isFetching, error, refetch } = useQuery(analyticsQuery(DAYS));
  if (!data && isError) {
    return (
      <ErrorState
        title="Failed to load the charts"
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label="Loading the charts">
        <Grid $min="26rem">
          <SkeletonCard />
          <SkeletonCard />
        </Grid>
      </Loading>
    );
  }
  return (
    <Grid $min="26rem">
      <TrendsCard
        title="Accounts"
        description={`Who came, and who was refused, in the last ${DAYS} days.`}
        days={data.days}
        lines={accountLines}
      />
      <TrendsCard
        title="Use"
        description={`What accounts did, and what stores answered, in the last ${DAYS} days.`}
        days={data.days}
        lines={usageLines}
      />
    </Grid>
  );
}
