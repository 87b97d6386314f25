import { ErrorState, Grid, Loading, SkeletonCard } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { analyticsQuery } from "../../shared/site-trends/site-trends.api";
import { accountLines, TrendsCard, usageLines } from "../../shared/site-trends/trends-card";

const DAYS = 30;

/** Charts of recent site activity, as on the analytics page. */
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
        description={`Registrations and sign-ins in the last ${DAYS} days.`}
        days={data.days}
        lines={accountLines}
      />
      <TrendsCard
        title="Usage"
        description={`User actions and store responses in the last ${DAYS} days.`}
        days={data.days}
        lines={usageLines}
      />
    </Grid>
  );
}
