import type { DateRange } from "@listwise/contracts/exports";
import {
  ErrorState,
  Loading,
  ProvenanceNote,
  Row,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  TimeChart,
} from "@listwise/shared-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useChartEvents } from "../../../shared/notes/use-chart-events";
import { parseRange, SHORT_RANGES } from "../../../shared/trends/date-ranges";
import { HistoryLimit } from "../../../shared/trends/history-limit";
import { useChartRange } from "../../../shared/trends/use-chart-range";
import { rankHistoryQuery, type RankHistoryParams } from "../app-details.api";

/** Renders the rank of the selected keyword over time, with the changes of the listing. */
export function RankHistory(props: Omit<RankHistoryParams, "dateRange">) {
  const [dateRange, setDateRange] = useState<DateRange>("90days");
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...rankHistoryQuery({ ...props, dateRange }),
    placeholderData: keepPreviousData,
  });
  const events = useChartEvents({ appId: props.appId, country: props.country, dateRange });
  const points = data?.data;
  const series = useMemo(
    () => [
      {
        name: props.keyword,
        points: (points ?? []).map(({ checkedAt: at, rank: value }) => ({ at, value })),
      },
    ],
    [props.keyword, points],
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
  return (
    <Stack as="section" aria-label="Rank history" $gap={3}>
      <Row $justify="space-between">
        <h4>Rank history of “{props.keyword}”</h4>
        <SegmentedControl
          label="Range"
          options={SHORT_RANGES}
          value={dateRange}
          onChange={(value) => setDateRange(parseRange(value))}
        />
      </Row>
      <HistoryLimit range={dateRange} from={isPlaceholderData ? undefined : data?.from} />
      {!data && (
        <Loading label="Loading the history">
          <Skeleton height="16rem" radius="md" />
        </Loading>
      )}
      {points?.length === 0 && (
        <Text $tone="muted">
          No checks in this range. Choose a longer range, or refresh to check the rank now.
        </Text>
      )}
      {data && data.data.length > 0 && (
        <>
          <TimeChart
            caption={`Rank history of ${props.keyword}`}
            kind="rank"
            series={series}
            marks={events.marks}
            onAddNote={events.onAddNote}
            range={range}
            validDays={data.validDays}
            height={220}
          />
          <ProvenanceNote source={data.provenance.source} fetchedAt={data.provenance.fetchedAt} />
          {events.notes}
        </>
      )}
    </Stack>
  );
}
