import { LineChart } from "./line-chart";
import { amountScale, averageRankScale, numberScale } from "./line-scale";
import type { ChartMark, ChartRange, LineSeries } from "./line-series";

export interface TrendChartProps {
  /** Text alternative of the chart. */
  caption: string;
  /** Up to six lines. Keep the array's identity while the data is unchanged. */
  series: readonly LineSeries[];
  /** Events to mark on the time axis. Keep the array's identity while the data is unchanged. */
  marks?: readonly ChartMark[];
  /** True if the values are average ranks: small is good and at the top. */
  ranks?: boolean;
  /** Draws whole amounts as columns on top of each other, the first series at the bottom. */
  stacked?: boolean;
  /** First and last day of the time axis; by default those of the data. Keep the object's identity while it is unchanged. */
  range?: ChartRange;
  /** Height of the plot in pixels; default 260. */
  height?: number;
}

/** Renders values over time with marked events. Loads the chart code lazily. */
export function TrendChart({ ranks = false, ...rest }: TrendChartProps) {
  const scale = rest.stacked ? amountScale : ranks ? averageRankScale : numberScale;
  return <LineChart {...rest} scale={scale} />;
}
