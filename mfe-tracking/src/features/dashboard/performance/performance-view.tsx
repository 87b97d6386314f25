import { getUpgradePath } from "@listwise/contracts/limits";
import { isCovered } from "@listwise/aso-core/text";
import {
  Card,
  ErrorState,
  Grid,
  Loading,
  Row,
  ProvenanceNote,
  Skeleton,
  SkeletonCard,
  Stack,
  UncoveredNotice,
  UpgradePrompt,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useChartEvents } from "../../../shared/notes/use-chart-events";
import { NextSteps } from "../../../shared/next-steps/next-steps";
import { performanceQuery } from "../../../shared/portfolio/portfolio.api";
import { useFirstData } from "../../../shared/use-first-data";
import { AlertsCard } from "../alerts-card";
import { JobsCard } from "../jobs-card";
import { AppHead } from "./app-head";
import { DistributionCard } from "./distribution-card";
import { KeyFigures } from "./key-figures";
import { MoversCard } from "./movers-card";
import { RangeChoice } from "./range-choice";
import { ReviewsCard } from "./reviews-card";
import { SharesCard } from "./shares-card";
import { RANGES, useRange } from "./use-range";
import { VisibilityCard } from "./visibility-card";

/** Renders the development of an app in a country. */
export function PerformanceView({ appId, country }: { appId: number; country: string }) {
  const { days, setDays } = useRange();
  const { data: loaded, error, isFetching, refetch } = useQuery(performanceQuery({ appId, country, days }));
  const answer = useFirstData(loaded);
  const dateRange = RANGES.find((one) => one.days === days)?.dateRange ?? "30days";
  const covered = isCovered(useStoreSource(), country);
  const events = useChartEvents({ appId: covered ? appId : undefined, country, dateRange });
  if (!covered) return <UncoveredNotice country={country} />;
  if (error && !answer) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load the app's figures"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (!answer) return <Expected />;
  const { data, advanced, provenance } = answer;
  return (
    <Stack $gap={6}>
      <AppHead app={data.app} figures={data.figures} />
      <KeyFigures app={data.app} figures={data.figures} advanced={advanced} country={country} />
      {data.app.relation === "own" && <NextSteps appId={appId} country={country} />}
      <Row $justify="space-between">
        <ProvenanceNote {...provenance} />
        <RangeChoice days={days} onChange={setDays} historyDays={data.historyDays} />
      </Row>
      {advanced ? (
        <>
          <VisibilityCard performance={data} events={events} />
          <Grid $min="26rem" $gap={6}>
            <DistributionCard performance={data} events={events} />
            <SharesCard app={data.app} shares={data.shares} country={country} days={days} />
          </Grid>
        </>
      ) : (
        <UpgradePrompt feature="Advanced analytics" to={getUpgradePath("advanced_analytics")}>
          Visibility and rank distribution are not available on your current plan
        </UpgradePrompt>
      )}
      <MoversCard movers={data.movers} country={country} />
      <Grid $min="26rem" $gap={6}>
        <ReviewsCard appId={appId} country={country} />
        <AlertsCard appId={appId} />
      </Grid>
      <JobsCard />
    </Stack>
  );
}

function Expected() {
  return (
    <Loading label="Loading the app's figures">
      <Stack $gap={6}>
        <Row $gap={4} $nowrap>
          <Skeleton width="3.5rem" height="3.5rem" radius="lg" />
          <Stack $gap={2}>
            <Skeleton width="14rem" height="1.25rem" />
            <Skeleton width="10rem" height="0.875rem" />
          </Stack>
        </Row>
        <Skeleton height="7rem" radius="lg" />
        <SkeletonCard imageHeight="20rem" />
        <SkeletonCard imageHeight="16rem" />
      </Stack>
    </Loading>
  );
}
