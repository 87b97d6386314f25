import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { formatDate } from "../format/format-date";
import { formatRank } from "../format/format-rank";
import { VisuallyHidden } from "../primitives/visually-hidden";
import type { RankChartProps } from "./rank-chart";
import { Figure, Legend, Stage, Swatch } from "./rank-chart.styles";
import { alignSeries } from "./rank-series";
import { RankTable } from "./rank-table";
import { useRankPlot, type CreateRankPlot } from "./use-rank-plot";

export interface RankChartViewProps extends RankChartProps {
  /** Absent where nothing can be drawn; the table then stands alone. */
  createPlot?: CreateRankPlot;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  PageDown: (index) => index - 7,
  PageUp: (index) => index + 7,
  Home: () => 0,
  End: (_, last) => last,
};

/** The chart itself; `RankChart` loads it. */
export function RankChartView({ caption, series, height = 260, createPlot }: RankChartViewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const data = useMemo(() => alignSeries(series), [series]);
  const last = data.times.length - 1;
  const [cursor, setCursor] = useState<number | null>(null);
  const plot = useRankPlot(stage, createPlot, data, height, setCursor);
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
  const values = series.map(({ name }, line) => ({ name, rank: data.ranks[line]?.[index] ?? null }));
  const reading = [date, ...values.map(({ name, rank }) => `${name}: ${formatRank(rank)}`)].join(", ");

  return (
    <Figure>
      <Legend aria-hidden="true">
        <li>{date}</li>
        {values.map(({ name, rank }, line) => (
          <li key={name}>
            <Swatch style={{ background: `var(--lw-chart-${(line % 6) + 1})` }} />
            {name} <strong>{rank === null ? "–" : formatRank(rank)}</strong>
          </li>
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
        <RankTable caption={caption} series={series} data={data} />
      </VisuallyHidden>
    </Figure>
  );
}
