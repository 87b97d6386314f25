import { formatCount } from "@listwise/aso-core/text";
import { ErrorState, Loading, Skeleton, Text, TimeChart } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { sharesQuery, type PerformanceParams } from "../../../shared/portfolio/portfolio.api";
import { useChartRange } from "../../../shared/trends/use-chart-range";
import { NoPoints } from "./no-points";

const CHART_HEIGHT = 220;

/** Renders the shares of visibility of an app and of the most visible ones that it competes with by day. */
export function SharesOverTime(params: PerformanceParams) {
  const { data, error, isFetching, refetch } = useQuery(sharesQuery(params));
  const range = useChartRange(data?.from, data?.to);
  const lines = useMemo(
    () =>
      (data?.apps ?? []).map(({ name, shares }) => ({
        name,
        points: shares.map(({ day, share }) => ({ at: day, value: share })),
      })),
    [data],
  );
  if (!data) {
    return error ? (
      <ErrorState
        title="Couldn't load the shares"
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Loading label="Loading the shares">
        <Skeleton height={`${CHART_HEIGHT}px`} radius="md" />
      </Loading>
    );
  }
  if (!lines.some(({ points }) => points.some(({ value }) => value !== null)))
    return <NoPoints height={CHART_HEIGHT} message="No share is known in this range." />;
  return (
    <>
      <TimeChart
        caption="Share of visibility"
        kind="visibility"
        series={lines}
        range={range}
        height={CHART_HEIGHT}
      />
      {data.others > 0 && (
        <Text $size="sm" $tone="muted">
          The shares also include {formatCount(data.others, "app")} without a line.
        </Text>
      )}
    </>
  );
}
