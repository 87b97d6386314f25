import { ErrorState, Loading, ProvenanceNote, Skeleton, Text, TimeChart } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ChartEvents } from "../../../shared/notes/use-chart-events";
import { HistoryLimit } from "../../../shared/trends/history-limit";
import { useChartRange } from "../../../shared/trends/use-chart-range";
import { keywordHistoryQuery, type KeywordHistoryParams } from "../rankings.api";

export interface HistoryChartProps extends KeywordHistoryParams {
  keyword: string;
  events: ChartEvents;
}

/** Renders one line per app, with gaps where it was not in the top 200. */
export function HistoryChart({ keyword, events: { marks, onAddNote }, ...of }: HistoryChartProps) {
  const { data, error, isFetching, refetch } = useQuery(keywordHistoryQuery(of));
  const lines = data?.data;
  const series = useMemo(
    () =>
      (lines ?? []).map(({ appName: name, points }) => ({
        name,
        points: points.map(({ checkedAt: at, rank: value }) => ({ at, value })),
      })),
    [lines],
  );
  const range = useChartRange(data?.from, data?.to);
  if (error && !data) {
    return (
      <ErrorState
        title="Couldn't load the history"
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label="Loading the history">
        <Skeleton height="18rem" radius="md" />
      </Loading>
    );
  }
  const limit = <HistoryLimit range={of.range} from={data.from} />;
  if (series.every(({ points }) => points.length === 0)) {
    return (
      <>
        {limit}
        <Text $tone="muted">No checks in this range. Choose a longer range or refresh the ranks.</Text>
      </>
    );
  }
  return (
    <>
      {limit}
      <TimeChart
        caption={`Rank history of ${keyword}`}
        kind="rank"
        series={series}
        marks={marks}
        onAddNote={onAddNote}
        range={range}
        validDays={data.validDays}
      />
      <ProvenanceNote {...data.provenance} />
    </>
  );
}
