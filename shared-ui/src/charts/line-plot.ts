import UPlot from "uplot";
import { getOnlyDay, stackValues, type ChartRow } from "./chart-data";
import type { ChartScale } from "./chart-kinds";
import { computeLineShape } from "./line-shape";
import { drawMarks, drawOffScale, drawOnlyDay, readVariable } from "./plot-ink";
import { computeTimeTicks, type TimeDomain } from "./time-axis";

/** Options of a plot. */
export interface LinePlotOptions {
  scale: ChartScale;
  height: number;
  /** Tokens of the colors of the series. */
  colors: readonly string[];
  domain: TimeDomain;
  /** Days for which a value counts until the next one. */
  validDays?: number;
  /** Draws columns with the values on top of each other. */
  stacked?: boolean;
  /** Called with the index of the row under the cursor, or `null` when the cursor leaves. */
  onCursor: (index: number | null) => void;
}

/** Handle of a drawn plot. */
export interface LinePlot {
  canvas: HTMLCanvasElement;
  setWidth: (width: number) => void;
  setCursor: (index: number | null) => void;
  destroy: () => void;
}

/** Pixels that a label of the time axis takes, with the space to the next one. */
const TICK_SPACE_PX = 76;
/** Number of rows up to which every value is a point; above, only those without a line are. */
const MAX_POINTS = 45;

const columns = UPlot.paths.bars?.({ size: [0.8, 32] });

function getAxisStyle(): Pick<UPlot.Axis, "stroke" | "grid" | "ticks" | "font"> {
  return {
    stroke: readVariable("text-subtle"),
    grid: { stroke: readVariable("border"), width: 1 },
    ticks: { show: false },
    font: `11px ${readVariable("family-sans")}`,
  };
}

function createTimeAxis(rows: readonly ChartRow[], domain: TimeDomain): UPlot.Axis {
  const hasTimes = rows.some(({ iso }) => iso.includes("T"));
  const getTicks = (plot: UPlot) =>
    computeTimeTicks(domain, Math.floor(plot.bbox.width / devicePixelRatio / TICK_SPACE_PX), hasTimes);
  return {
    ...getAxisStyle(),
    grid: { show: false },
    splits: (plot) => getTicks(plot).map(({ at }) => at),
    values: (plot) => getTicks(plot).map(({ label }) => label),
    size: 28,
  };
}

function createValueAxis({ ticks, label }: ChartScale): UPlot.Axis {
  return {
    ...getAxisStyle(),
    ...(ticks ? { splits: (_: UPlot, __: number, from: number, to: number) => ticks(from, to) } : {}),
    values: (_, splits) => splits.map(label),
    // Wide enough for the longest label, at about 7 px per character.
    size: (_, labels) => Math.max(40, 14 + 7 * Math.max(0, ...(labels ?? []).map((text) => text.length))),
  };
}

function createLine(
  rows: readonly ChartRow[],
  values: readonly (number | null | undefined)[],
  color: string,
  validDays: number | undefined,
): UPlot.Series {
  const { gaps, isolated } = computeLineShape(rows, values, validDays);
  return {
    stroke: color,
    width: 2,
    spanGaps: false,
    points: {
      show: true,
      filter: rows.length > MAX_POINTS ? isolated : null,
      size: getOnlyDay(rows).length > 0 ? 8 : 5,
      fill: color,
    },
    gaps: (plot, _, __, ___, found) => {
      const toPixels = (time: number) => plot.valToPos(time, "x", true);
      const unknown = gaps.map(([from, to]): [number, number] => [toPixels(from), toPixels(to)]);
      return [...found, ...unknown].sort(([a], [b]) => a - b);
    },
  };
}

/** Draws the rows into an element, in the theme's current colors. */
export function createLinePlot(
  target: HTMLElement,
  rows: readonly ChartRow[],
  options: LinePlotOptions,
): LinePlot {
  const { scale, colors, domain, validDays, stacked = false } = options;
  const values = colors.map((_, index) => rows.map((row) => row.values[index]));
  const lines = values.map((line) =>
    line.map((value) => (typeof value === "number" && scale.isOffScale(value) ? null : value)),
  );
  // The highest sums are drawn first, so that the others cover them.
  const drawn = stacked ? stackValues(values).reverse() : lines;
  const drawnColors = (stacked ? colors.toReversed() : colors).map(readVariable);
  const times = rows.map(({ time }) => time);
  const plot = new UPlot(
    {
      width: Math.max(1, target.clientWidth),
      height: options.height,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 7, show: !stacked } },
      scales: {
        x: { time: false, range: [...domain] },
        y: { dir: scale.isInverted ? -1 : 1, range: (_, low, high) => scale.range(low, high) },
      },
      axes: [createTimeAxis(rows, domain), createValueAxis(scale)],
      series: [
        {},
        ...drawn.map((line, index) =>
          stacked
            ? { fill: drawnColors[index], width: 0, paths: columns, points: { show: false } }
            : createLine(rows, line, drawnColors[index] ?? "", validDays),
        ),
      ],
      hooks: {
        setCursor: [(self) => options.onCursor(self.cursor.idx ?? null)],
        draw: [
          (self) => {
            drawMarks(self, rows);
            drawOffScale(self, rows, scale, colors);
            if (!stacked) drawOnlyDay(self, rows, scale);
          },
        ],
      },
    },
    [times, ...drawn],
    target,
  );
  return {
    canvas: plot.ctx.canvas,
    setWidth: (width) => plot.setSize({ width: Math.max(1, width), height: options.height }),
    setCursor: (index) => {
      const at = index === null ? undefined : times[index];
      plot.setCursor(at === undefined ? { left: -10, top: -10 } : { left: plot.valToPos(at, "x"), top: 0 });
    },
    destroy: () => plot.destroy(),
  };
}
