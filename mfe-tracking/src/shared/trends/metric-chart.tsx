import type { AnalyticsPoint } from "@listwise/contracts";
import { SelectField, Stack, Text, TrendChart, type ChartMark } from "@listwise/shared-ui";
import { useMemo, useState } from "react";
import { isKnown, metrics, seriesOf } from "./metrics";

export interface MetricChartProps {
  points: readonly AnalyticsPoint[];
  /** What happened meanwhile; keep its identity. */
  marks?: readonly ChartMark[];
}

/** An app's days by one of its figures. */
export function MetricChart({ points, marks }: MetricChartProps) {
  const [chosen, setChosen] = useState<string>();
  const metric =
    metrics.find(({ value }) => value === chosen) ?? metrics.find((it) => isKnown(it, points)) ?? metrics[0];
  const series = useMemo(() => seriesOf(metric, points), [metric, points]);
  return (
    <Stack $gap={3}>
      <SelectField
        label="Figure"
        options={metrics}
        value={metric.value}
        onChange={(event) => setChosen(event.target.value)}
      />
      {isKnown(metric, points) ? (
        <TrendChart caption={metric.label} series={series} marks={marks} ranks={metric.ranks} height={240} />
      ) : (
        <Text $tone="muted">Unknown: nothing was recorded for this figure in this range.</Text>
      )}
    </Stack>
  );
}
