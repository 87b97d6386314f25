import { lazy, Suspense } from "react";
import { Loading, Skeleton } from "../primitives/skeleton";
import type { LineChartViewProps } from "./line-chart-view";

type LineChartProps = Omit<LineChartViewProps, "createPlot" | "height"> & { height?: number };

/** Returns false where there is no canvas (text browsers, tests); only the data table is rendered then. */
const canDraw = () => "CanvasRenderingContext2D" in window && "matchMedia" in window;

const LineChartView = lazy(async () => {
  const [{ LineChartView: View }, plot] = await Promise.all([
    import("./line-chart-view"),
    canDraw() ? import("./line-plot") : undefined,
  ]);
  return { default: (props: LineChartViewProps) => <View {...props} createPlot={plot?.createLinePlot} /> };
});

/** Renders lines over time; the chart code loads with the first chart. */
export function LineChart({ height = 260, ...props }: LineChartProps) {
  const waiting = (
    <Loading label="Loading chart">
      <Skeleton height={`${height + 34}px`} radius="md" />
    </Loading>
  );
  return (
    <Suspense fallback={waiting}>
      <LineChartView {...props} height={height} />
    </Suspense>
  );
}
