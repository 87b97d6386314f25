import { getUpgradePath } from "@listwise/contracts/limits";
import {
  ErrorState,
  Loading,
  ProvenanceNote,
  Row,
  SelectField,
  Skeleton,
  Stack,
  Text,
  UpgradePrompt,
} from "@listwise/shared-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DEFAULT_RANGE, parseRange, rangeOptions } from "../../../shared/trends/date-ranges";
import { useChartEvents } from "../../../shared/notes/use-chart-events";
import { HistoryLimit } from "../../../shared/trends/history-limit";
import { MetricChart } from "../../../shared/trends/metric-chart";
import { ChangeList } from "./change-list";
import { analyticsQuery } from "./trends.api";

/** Renders the app's metrics over time, with listing changes on the same axis. */
export function TrendsSection({ appId, country }: { appId: number; country: string }) {
  const [dateRange, setDateRange] = useState(DEFAULT_RANGE);
  const of = { appId, country, dateRange };
  const analytics = useQuery({ ...analyticsQuery(of), placeholderData: keepPreviousData });
  const { marks, changes, notes, onAddNote } = useChartEvents(of);

  function chart() {
    const { data, error, isFetching, refetch } = analytics;
    if (error && !data) {
      return (
        <ErrorState
          title="Analytics Error"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      );
    }
    if (!data) {
      return (
        <Loading label="Loading analytics">
          <Skeleton height="20rem" radius="md" />
        </Loading>
      );
    }
    if (data.data.length === 0) {
      return (
        <Text $tone="muted">
          No data in this range yet. It starts with the first rank check of your keywords.
        </Text>
      );
    }
    return (
      <>
        {data.advanced === false && (
          <UpgradePrompt feature="Advanced analytics" to={getUpgradePath("advanced_analytics")}>
            Visibility and rank distribution are not available on your current plan
          </UpgradePrompt>
        )}
        <MetricChart
          points={data.data}
          marks={marks}
          onAddNote={onAddNote}
          to={new Date().toISOString().slice(0, 10)}
        />
        <ProvenanceNote {...data.provenance} />
      </>
    );
  }

  return (
    <Stack as="section" $gap={4} aria-labelledby="trends-heading">
      <Row $justify="space-between" $align="end">
        <h4 id="trends-heading">Analytics</h4>
        <SelectField
          label="Date range"
          options={rangeOptions}
          value={dateRange}
          onChange={(event) => setDateRange(parseRange(event.target.value))}
        />
      </Row>
      <HistoryLimit range={dateRange} from={analytics.isPlaceholderData ? undefined : analytics.data?.from} />
      {chart()}
      {notes}
      <h4>Listing changes</h4>
      {changes.error && !changes.data && (
        <ErrorState problem={changes.error} onRetry={() => void changes.refetch()} />
      )}
      {!changes.error && !changes.data && (
        <Loading label="Loading changes">
          <Skeleton height="3rem" />
        </Loading>
      )}
      {changes.data?.length === 0 && <Text $tone="muted">No changes found in this range.</Text>}
      {changes.data && changes.data.length > 0 && <ChangeList changes={changes.data} />}
    </Stack>
  );
}
