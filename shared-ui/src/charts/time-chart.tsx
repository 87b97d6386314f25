import { lazy, memo, Suspense, useDeferredValue } from "react";
import { Loading, Skeleton } from "../primitives/skeleton";
import type { TimeChartViewProps } from "./time-chart-view";

export interface TimeChartProps extends Omit<TimeChartViewProps, "createPlot" | "height"> {
  /** Height of the plot in pixels; default 240. */
  height?: number;
}

/** Height of the legend above the plot in pixels. */
const HEAD_HEIGHT = 34;
/** Height of the line that explains the marks, below the plot. */
const MARK_HEIGHT = 24;

/** Returns false where there is no canvas (text browsers, tests); only the data table is rendered then. */
const canDraw = () => "CanvasRenderingContext2D" in window && "matchMedia" in window;

const TimeChartView = lazy(async () => {
  const [{ TimeChartView: View }, plot] = await Promise.all([
    import("./time-chart-view"),
    canDraw() ? import("./line-plot") : undefined,
  ]);
  const Chart = memo(View);
  // A pressed range is painted before the chart, whose drawing takes longer.
  const DeferredChart = (props: TimeChartViewProps) => (
    <Chart {...useDeferredValue(props)} createPlot={plot?.createLinePlot} />
  );
  return { default: DeferredChart };
});

/**
 * Renders values over time: lines or columns over the chosen range, with marked events, a keyboard cursor, a table, and
 * downloads as PNG and CSV. The chart code loads with the first chart.
 */
export function TimeChart({ height = 240, ...props }: TimeChartProps) {
  const markHeight = props.marks ? MARK_HEIGHT : 0;
  const waiting = (
    <Loading label="Loading chart">
      <Skeleton height={`${height + HEAD_HEIGHT + markHeight}px`} radius="md" />
    </Loading>
  );
  return (
    <Suspense fallback={waiting}>
      <TimeChartView {...props} height={height} />
    </Suspense>
  );
}
