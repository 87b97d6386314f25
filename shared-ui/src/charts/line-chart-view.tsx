import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { formatDate } from "../format/format-date";
import { VisuallyHidden } from "../primitives/visually-hidden";
import { Figure, Legend, Stage, Swatch } from "./line-chart.styles";
import type { LineScale } from "./line-scale";
import { alignSeries, getSeriesColor, type ChartMark, type ChartRange, type LineSeries } from "./line-series";
import { LineTable } from "./line-table";
import { useLinePlot, type CreateLinePlot } from "./use-line-plot";

export interface LineChartViewProps {
  caption: string;
  series: readonly LineSeries[];
  scale: LineScale;
  marks?: readonly ChartMark[];
  range?: ChartRange;
  stacked?: boolean;
  height: number;
  /** Absent if the browser cannot draw; only the table is rendered then. */
  createPlot?: CreateLinePlot;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  PageDown: (index) => index - 7,
  PageUp: (index) => index + 7,
  Home: () => 0,
  End: (_, last) => last,
};

/** Renders the chart. `RankChart` and `TrendChart` load it lazily. */
export function LineChartView(props: LineChartViewProps) {
  const { caption, series, scale, marks, range, stacked, height, createPlot } = props;
  const stage = useRef<HTMLDivElement>(null);
  const data = useMemo(() => alignSeries(series, marks), [series, marks]);
  const last = data.times.length - 1;
  const [cursor, setCursor] = useState<number | null>(null);
  const options = useMemo(
    () => ({ scale, height, range, stacked, colors: series.map(getSeriesColor), onCursor: setCursor }),
    [scale, height, range, stacked, series],
  );
  const plot = useLinePlot(stage, createPlot, data, options);
  const index = Math.min(cursor ?? last, last);

  function onKeyDown(event: KeyboardEvent) {
    const next = steps[event.key]?.(index, last);
    if (next === undefined) return;
    event.preventDefault();
    const bounded = Math.min(last, Math.max(0, next));
    setCursor(bounded);
    plot.current?.setCursor(bounded);
  }

  const at = data.times[index];
  const date = at === undefined ? "" : formatDate(at);
  const values = series.map((line, place) => ({
    name: line.name,
    color: getSeriesColor(line, place),
    value: data.values[place]?.[index] ?? null,
  }));
  const happened = (at === undefined ? undefined : data.marks.get(at)) ?? [];
  const read = values.map(({ name, value }) => `${name}: ${scale.text(value)}`);
  const reading = [date, ...read, ...happened].filter(Boolean).join(", ");

  return (
    <Figure>
      <Legend aria-hidden="true">
        {date && <li>{date}</li>}
        {values.map(({ name, value, color }) => (
          <li key={name}>
            <Swatch style={{ background: `var(--lw-${color})` }} />
            {name} <strong>{value === null ? "–" : scale.text(value)}</strong>
          </li>
        ))}
        {happened.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </Legend>
      <Stage
        ref={stage}
        $height={height}
        role="slider"
        tabIndex={0}
        aria-label={`${caption}. Arrow keys move through the dates`}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, index)}
        aria-valuetext={reading}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden as="div">
        <LineTable caption={caption} series={series} data={data} scale={scale} />
      </VisuallyHidden>
    </Figure>
  );
}
