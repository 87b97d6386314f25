import UPlot from "uplot";
import { formatShortDate } from "../format/format-date";
import type { LineScale } from "./line-scale";
import { stackValues, type AlignedLines, type ChartRange } from "./line-series";

/** Options of a plot. */
export interface LinePlotOptions {
  scale: LineScale;
  height: number;
  /** Tokens of the colors of the series. */
  colors: readonly string[];
  /** First and last day of the time axis; by default those of the data. */
  range?: ChartRange;
  /** Draws columns with the values on top of each other. */
  stacked?: boolean;
  /** Called with the index of the time under the cursor, or `null` when the cursor leaves. */
  onCursor: (index: number | null) => void;
}

/** Handle of a drawn plot. */
export interface LinePlot {
  setWidth: (width: number) => void;
  setCursor: (index: number | null) => void;
  destroy: () => void;
}

function readVariable(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--lw-${name}`).trim();
}

/** Half a day at both ends keeps the first and the last column or point in view. */
const MARGIN_SECONDS = 43_200;

function getTimeRange({ from, to }: ChartRange): [number, number] {
  return [new Date(from).getTime() / 1000 - MARGIN_SECONDS, new Date(to).getTime() / 1000 + MARGIN_SECONDS];
}

/** Number of times above which only points without a neighbor are drawn; a line would not show them. */
const MAX_POINTS = 45;

/** Returns the indexes of the points to draw; `null` for all. */
function getDrawnPoints(line: readonly (number | null | undefined)[]): number[] | null {
  if (line.length <= MAX_POINTS) return null;
  const isGap = (index: number) => typeof line[index] !== "number";
  return line.flatMap((_, index) => (!isGap(index) && isGap(index - 1) && isGap(index + 1) ? [index] : []));
}

const columns = UPlot.paths.bars?.({ size: [0.8, 32] });

/** Draws a dashed vertical line with a dot at the top for every mark. */
function drawMarks(plot: UPlot, moments: Iterable<number>): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.strokeStyle = ctx.fillStyle = readVariable("warning-text");
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([3 * devicePixelRatio, 3 * devicePixelRatio]);
  for (const moment of moments) {
    const x = Math.round(plot.valToPos(moment / 1000, "x", true));
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(x, bbox.top + 4 * devicePixelRatio, 4 * devicePixelRatio, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}

/** Labels only the first tick of each day; over a short range, several ticks fall on the same day. */
function dedupeDays(days: readonly string[]): string[] {
  return days.map((day, index) => (day === days[index - 1] ? "" : day));
}

function getAxisStyle(): Pick<UPlot.Axis, "stroke" | "grid" | "ticks" | "font"> {
  return {
    stroke: readVariable("text-subtle"),
    grid: { stroke: readVariable("border"), width: 1 },
    ticks: { show: false },
    font: `11px ${readVariable("family-sans")}`,
  };
}

/** Draws the lines into an element, in the theme's current colors. */
export function createLinePlot(
  target: HTMLElement,
  { times, values, marks }: AlignedLines,
  options: LinePlotOptions,
): LinePlot {
  const { scale, colors, range, stacked = false } = options;
  const drawn = (value: number | null | undefined) =>
    typeof value === "number" && scale.offScale?.(value) ? null : value;
  // The highest sums are drawn first, so that the others cover them.
  const drawnValues = stacked ? stackValues(values).reverse() : values;
  const drawnColors = stacked ? colors.toReversed() : colors;
  const seconds = times.map((time) => time / 1000);
  const plot = new UPlot(
    {
      width: Math.max(1, target.clientWidth),
      height: options.height,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 7, show: !stacked } },
      scales: {
        x: { time: true, ...(range ? { range: getTimeRange(range) } : {}) },
        y: { dir: scale.inverted ? -1 : 1, range: (_, low, high) => scale.range(low, high) },
      },
      axes: [
        {
          ...getAxisStyle(),
          grid: { show: false },
          values: (_, splits) => dedupeDays(splits.map((at) => formatShortDate(at * 1000))),
          space: 72,
          size: 28,
        },
        {
          ...getAxisStyle(),
          ...(scale.ticks
            ? { splits: (_: UPlot, __: number, from: number, to: number) => scale.ticks?.(from, to) ?? [] }
            : {}),
          values: (_, splits) => splits.map((value) => scale.label(value)),
          size: 46,
        },
      ],
      series: [
        {},
        ...drawnValues.map((line, index) => {
          const color = readVariable(drawnColors[index] ?? "");
          if (stacked) return { fill: color, width: 0, paths: columns, points: { show: false } };
          const points = { show: true, filter: getDrawnPoints(line), size: 5, fill: color };
          return { stroke: color, width: 2, spanGaps: false, points };
        }),
      ],
      hooks: {
        setCursor: [(self) => options.onCursor(self.cursor.idx ?? null)],
        draw: [(self) => drawMarks(self, marks.keys())],
      },
    },
    [seconds, ...drawnValues.map((list) => list.map(drawn))],
    target,
  );
  return {
    setWidth: (width) => plot.setSize({ width: Math.max(1, width), height: options.height }),
    setCursor: (index) => {
      const at = index === null ? undefined : seconds[index];
      plot.setCursor(at === undefined ? { left: -10, top: -10 } : { left: plot.valToPos(at, "x"), top: 0 });
    },
    destroy: () => plot.destroy(),
  };
}
