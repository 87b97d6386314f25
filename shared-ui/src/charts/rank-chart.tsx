import { useMemo } from "react";
import { LineChart } from "./line-chart";
import { rankScale } from "./line-scale";
import type { ChartMark } from "./line-series";
import type { RankSeries } from "./rank-series";

export interface RankChartProps {
  /** Text alternative of the chart. */
  caption: string;
  /** Up to six lines. Keep the array's identity while the data is unchanged. */
  series: readonly RankSeries[];
  /** Events to mark on the time axis. Keep the array's identity while the data is unchanged. */
  marks?: readonly ChartMark[];
  /** Height of the plot in pixels; default 260. */
  height?: number;
}

/** Renders rank histories with rank 1 at the top and gaps where there is no rank. Loads the chart code lazily. */
export function RankChart({ series, ...rest }: RankChartProps) {
  const lines = useMemo(
    () =>
      series.map(({ name, points }) => ({
        name,
        points: points.map(({ at, rank }) => ({ at, value: rank })),
      })),
    [series],
  );
  return <LineChart {...rest} series={lines} scale={rankScale} />;
}
