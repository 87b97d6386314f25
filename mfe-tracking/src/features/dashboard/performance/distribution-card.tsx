import { computeRankDistribution } from "@listwise/aso-core/visibility";
import type { Performance } from "@listwise/contracts/portfolio";
import { Card, FigureLink, TimeChart } from "@listwise/shared-ui";
import { useMemo } from "react";
import type { ChartEvents } from "../../../shared/notes/use-chart-events";
import { BAND_COLORS } from "../../../shared/rankings/band-colors";
import { useChartRange } from "../../../shared/trends/use-chart-range";
import { NoPoints } from "./no-points";

const CHART_HEIGHT = 220;

const BANDS = computeRankDistribution([]);

export interface DistributionCardProps {
  performance: Performance;
  events: ChartEvents;
}

/** Renders the number of keywords per band of ranks over time. */
export function DistributionCard({ performance, events: { marks, onAddNote } }: DistributionCardProps) {
  const { series } = performance;
  const range = useChartRange(performance.from, performance.to);
  const lines = useMemo(
    () =>
      BANDS.map(({ id, label }, band) => ({
        id,
        name: label,
        color: BAND_COLORS[id],
        points: series.map(({ day, counts }) => ({ at: day, value: counts?.[band] ?? null })),
      })).filter(({ id, points }) => id !== "unchecked" || points.some(({ value }) => value)),
    [series],
  );
  return (
    <Card
      title="Rank distribution"
      actions={<FigureLink figure="rankDistribution" label="Rank distribution" />}
      description="Number of keywords on the list by rank"
    >
      {series.some(({ counts }) => counts !== null) ? (
        <TimeChart
          caption="Rank distribution"
          kind="count"
          series={lines}
          range={range}
          marks={marks}
          onAddNote={onAddNote}
          stacked
          height={CHART_HEIGHT}
        />
      ) : (
        <NoPoints height={CHART_HEIGHT} message="No rank is known in this range." />
      )}
    </Card>
  );
}
