import { lazy, Suspense } from "react";
import { Loading, Skeleton } from "../primitives/skeleton";
import type { RankSeries } from "./rank-series";

export interface RankChartProps {
  /** What the chart shows, in words. */
  caption: string;
  /** One line each, up to six; keep the array's identity while the data is the same. */
  series: readonly RankSeries[];
  /** Pixels of the drawing; default 260. */
  height?: number;
}

/** Without a canvas (a reader, a test) the figures' table stands alone. */
const canDraw = () => "CanvasRenderingContext2D" in window && "matchMedia" in window;

const RankChartView = lazy(async () => {
  const [{ RankChartView: View }, plot] = await Promise.all([
    import("./rank-chart-view"),
    canDraw() ? import("./rank-plot") : undefined,
  ]);
  return { default: (props: RankChartProps) => <View {...props} createPlot={plot?.createRankPlot} /> };
});

/** Rank histories with 1 at the top and gaps where there was no position; its code loads with the first chart. */
export function RankChart(props: RankChartProps) {
  const waiting = (
    <Loading label="Loading chart">
      <Skeleton height={`${(props.height ?? 260) + 34}px`} radius="md" />
    </Loading>
  );
  return (
    <Suspense fallback={waiting}>
      <RankChartView {...props} />
    </Suspense>
  );
}
