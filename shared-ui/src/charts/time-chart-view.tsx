import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { DownloadIcon, EllipsisIcon, ImageIcon } from "../icons/icons";
import { Menu } from "../overlays/menu";
import {
  buildChartRows,
  getSeriesColor,
  getUtcDay,
  type ChartMark,
  type ChartRange,
  type ChartSeries,
} from "./chart-data";
import { saveChartCsv, saveChartPng } from "./chart-files";
import { SCALES, STACKED_SCALE, type ChartKind } from "./chart-kinds";
import { ChartTable } from "./chart-table";
import { MarkLine } from "./mark-line";
import { computeDomain } from "./time-axis";
import { Figure, Head, Legend, Stage, Swatch } from "./time-chart.styles";
import { useLinePlot, type CreateLinePlot } from "./use-line-plot";

export interface TimeChartViewProps {
  /** Title of the chart in its text alternative and its files. */
  caption: string;
  /** Kind of the values. Ranks have 1 at the top. */
  kind: ChartKind;
  /** Up to six lines. Keep the array's identity while the data is unchanged. */
  series: readonly ChartSeries[];
  /** Days of the time axis, whatever data there is. Keep the object's identity while it is unchanged. */
  range: ChartRange;
  /** Events to mark; an empty array reserves their space. Keep the array's identity while the data is unchanged. */
  marks?: readonly ChartMark[];
  /** Called with the UTC day at the cursor when the user presses Enter. */
  onAddNote?: (day: string) => void;
  /** Days for which a value counts until the next one; longer pauses are gaps. By default only `null` is a gap. */
  validDays?: number;
  /** Draws whole amounts as columns on top of each other, the first series at the bottom. */
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

/** Renders the chart. `TimeChart` loads it lazily. */
export function TimeChartView(props: TimeChartViewProps) {
  const { caption, kind, series, range, marks, onAddNote, validDays, stacked, height, createPlot } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [hasTable, setHasTable] = useState(false);
  const scale = stacked ? STACKED_SCALE : SCALES[kind];
  const { rows, domain } = useMemo(() => {
    const all = buildChartRows(series, marks);
    const [from, to] = computeDomain(all, range);
    return { rows: all.filter(({ time }) => time >= from && time <= to), domain: [from, to] as const };
  }, [series, marks, range]);
  const options = useMemo(
    () => ({
      scale,
      height,
      domain,
      validDays,
      stacked,
      colors: series.map(getSeriesColor),
      onCursor: setCursor,
    }),
    [scale, height, domain, validDays, stacked, series],
  );
  const plot = useLinePlot(stage, createPlot, rows, options);
  const last = rows.length - 1;
  const newest = rows.findLastIndex(({ values }) => values.some((value) => typeof value === "number"));
  const index = Math.min(cursor ?? (newest === -1 ? last : newest), last);

  const row = rows[index];

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && row && onAddNote) {
      event.preventDefault();
      return onAddNote(getUtcDay(row.iso));
    }
    const next = steps[event.key]?.(index, last);
    if (next === undefined) return;
    event.preventDefault();
    const bounded = Math.min(last, Math.max(0, next));
    setCursor(bounded);
    plot.current?.setCursor(bounded);
  }

  const lines = series.map((line, place) => ({
    name: line.name,
    color: getSeriesColor(line, place),
    value: row?.values[place],
  }));
  const reading = [
    row?.label,
    ...lines.flatMap(({ name, value }) =>
      value === undefined && row ? [] : [`${name}: ${scale.text(value ?? null)}`],
    ),
    ...(row?.marks ?? []).map(({ label }) => label),
  ];
  const content = { caption, kind, series, rows, domain };
  const items = [
    {
      key: "table",
      label: "Show values as a table",
      checked: hasTable,
      onSelect: () => setHasTable(!hasTable),
    },
    {
      key: "png",
      label: "Download PNG",
      icon: <ImageIcon size={15} />,
      disabled: !createPlot,
      onSelect: () => plot.current && saveChartPng(content, plot.current.canvas),
    },
    {
      key: "csv",
      label: "Download CSV",
      icon: <DownloadIcon size={15} />,
      onSelect: () => saveChartCsv(content),
    },
  ];

  return (
    <Figure>
      <Head>
        <Legend aria-hidden="true">
          {row && <li>{row.label}</li>}
          {lines.map(({ name, value, color }) => (
            <li key={name}>
              <Swatch style={{ background: `var(--lw-${color})` }} />
              {name} <strong>{typeof value === "number" ? scale.text(value) : "–"}</strong>
            </li>
          ))}
        </Legend>
        <Menu
          label={`Options of the chart ${caption}`}
          icon={<EllipsisIcon size={15} />}
          iconOnly
          size="sm"
          align="end"
          items={items}
        />
      </Head>
      <Stage
        ref={stage}
        $height={height}
        role="slider"
        tabIndex={0}
        aria-label={`${caption}. Arrow keys move through the dates${onAddNote ? ", Enter adds a note" : ""}`}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, index)}
        aria-valuetext={reading.filter(Boolean).join(", ")}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible")) plot.current?.setCursor(index);
        }}
        onBlur={() => plot.current?.setCursor(null)}
      />
      {marks && <MarkLine marks={marks} current={row?.marks ?? []} />}
      <ChartTable caption={caption} series={series} rows={rows} scale={scale} shown={hasTable} />
    </Figure>
  );
}
