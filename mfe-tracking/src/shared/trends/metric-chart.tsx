import type { AnalyticsPoint } from "@listwise/contracts/analytics";
import {
  FigureLink,
  formatDate,
  Row,
  SelectField,
  Stack,
  Text,
  TimeChart,
  type ChartMark,
} from "@listwise/shared-ui";
import { useMemo, useState } from "react";
import { isKnown, metrics, buildSeries, formatRankedCount } from "./metrics";
import { useChartRange } from "./use-chart-range";

export interface MetricChartProps {
  points: readonly AnalyticsPoint[];
  /** Last day of the time axis. */
  to: string;
  /** Events on the time axis; keep the array's identity between renders. */
  marks?: readonly ChartMark[];
  onAddNote?: (day: string) => void;
}

/** Renders one metric of an app over time. */
export function MetricChart({ points, to, marks, onAddNote }: MetricChartProps) {
  const [chosen, setChosen] = useState<string>();
  const metric =
    metrics.find(({ value }) => value === chosen) ?? metrics.find((it) => isKnown(it, points)) ?? metrics[0];
  const series = useMemo(() => buildSeries(metric, points), [metric, points]);
  const range = useChartRange(points[0]?.day, to);
  const checked =
    metric.kind === "averageRank" && points.findLast(({ rankedCount }) => typeof rankedCount === "number");
  return (
    <Stack $gap={3}>
      <Row $gap={2} $align="end" $nowrap>
        <SelectField
          label="Metric"
          options={metrics}
          value={metric.value}
          onChange={(event) => setChosen(event.target.value)}
        />
        {metric.figure && <FigureLink figure={metric.figure} label={metric.label} />}
      </Row>
      {isKnown(metric, points) ? (
        <TimeChart caption={metric.label} kind={metric.kind} {...{ series, marks, onAddNote, range }} />
      ) : (
        <Text $tone="muted">Unknown. There is no data for this metric in this range.</Text>
      )}
      {checked && (
        <Text $size="sm" $tone="muted">
          {formatRankedCount(checked)} on {formatDate(checked.day)}
        </Text>
      )}
    </Stack>
  );
}
