import { useMemo } from "react";
import { LineChart } from "./line-chart";
import { rankScale } from "./line-scale";
import type { ChartMark } from "./line-series";
import type { RankSeries } from "./rank-series";

export interface RankChartProps {
  /** What the chart shows, in words. */
  caption: string;
  /** One line each, up to six; keep the array's identity while the data is the same. */
  series: readonly RankSeries[];
  /** What happened meanwhile, on the same time axis; keep its identity too. */
  marks?: readonly ChartMark[];
  /** Pixels of the drawing; default 260. */
  height?: number;
}

/** Rank histories with 1 at the top and gaps where there was no position; its code loads with the first chart. */
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
