import type { VersionMetrics } from "@listwise/contracts/releases";
import { SelectField, Stack, Text, TimeChart } from "@listwise/shared-ui";
import { useMemo, useState } from "react";
import { FIGURES } from "./figures";
import type { MetricsDays } from "./metrics.api";

interface MetricsChartProps {
  name: string;
  metrics: readonly VersionMetrics[];
  days: MetricsDays;
}

const DAY_MS = 86_400_000;
const getDay = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);

/** Draws one figure of a release over time, one line per version. */
export function MetricsChart({ name, metrics, days }: MetricsChartProps) {
  const [chosen, setChosen] = useState("");
  const figure = FIGURES.find(({ value }) => value === chosen) ?? FIGURES[0];
  const series = useMemo(
    () =>
      figure
        ? metrics
            .map(({ version, points }) => ({
              name: version,
              points: points.map((point) => ({ at: point.at, value: figure.read(point) })),
            }))
            .filter(({ points }) => points.some(({ value }) => value !== null))
        : [],
    [metrics, figure],
  );
  const to = getDay(0);
  const range = useMemo(() => ({ from: getDay(Number(days) - 1), to }), [days, to]);
  if (!figure) return null;
  return (
    <Stack $gap={3}>
      <SelectField
        label="Figure"
        options={FIGURES}
        value={figure.value}
        onChange={(event) => setChosen(event.target.value)}
      />
      {series.length > 0 ? (
        <TimeChart
          caption={`${figure.label} of ${name}`}
          kind={figure.kind}
          series={series}
          range={range}
          height={200}
        />
      ) : (
        <Text $tone="muted">Unknown. No page measured this figure in this range.</Text>
      )}
    </Stack>
  );
}
