import { LineChart } from "./line-chart";
import { averageRankScale, numberScale } from "./line-scale";
import type { ChartMark, LineSeries } from "./line-series";

export interface TrendChartProps {
  /** What the chart shows, in words. */
  caption: string;
  /** One line each, up to six; keep the array's identity while the data is the same. */
  series: readonly LineSeries[];
  /** What happened meanwhile, on the same time axis; keep its identity too. */
  marks?: readonly ChartMark[];
  /** Values are averages of positions: small is good and stands at the top. */
  ranks?: boolean;
  /** Pixels of the drawing; default 260. */
  height?: number;
}

/** Figures over time, with what happened meanwhile; its code loads with the first chart. */
export function TrendChart({ ranks = false, ...rest }: TrendChartProps) {
  return <LineChart {...rest} scale={ranks ? averageRankScale : numberScale} />;
}
