import UPlot from "uplot";
import { formatShortDate } from "../format/format-date";
import { placedRank, rankRange, rankTicks, type AlignedRanks } from "./rank-series";

/** How a plot is drawn and whom it tells. */
export interface RankPlotOptions {
  height: number;
  /** Called with the moment under the cursor, or null when it left. */
  onCursor: (index: number | null) => void;
}

/** A drawn plot, to be resized, pointed at and removed. */
export interface RankPlot {
  setWidth: (width: number) => void;
  setCursor: (index: number | null) => void;
  destroy: () => void;
}

function variable(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--lw-${name}`).trim();
}

/** The colour of the line with this index, as a token's name. */
export function lineColour(index: number): string {
  return `chart-${(index % 6) + 1}`;
}

function axisLook(): Pick<UPlot.Axis, "stroke" | "grid" | "ticks" | "font"> {
  return {
    stroke: variable("text-subtle"),
    grid: { stroke: variable("border"), width: 1 },
    ticks: { show: false },
    font: `11px ${variable("family-sans")}`,
  };
}

/** Draws the histories into an element, rank 1 at the top, in the theme's colours of this moment. */
export function createRankPlot(
  target: HTMLElement,
  { times, ranks }: AlignedRanks,
  options: RankPlotOptions,
): RankPlot {
  const seconds = times.map((time) => time / 1000);
  const plot = new UPlot(
    {
      width: Math.max(1, target.clientWidth),
      height: options.height,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
      scales: {
        x: { time: true },
        y: { dir: -1, range: (_, low, high) => rankRange(low ?? 1, high ?? 10) },
      },
      axes: [
        {
          ...axisLook(),
          grid: { show: false },
          values: (_, splits) => splits.map((at) => formatShortDate(at * 1000)),
          space: 72,
          size: 28,
        },
        {
          ...axisLook(),
          splits: (_, __, from, to) => rankTicks(from, to),
          values: (_, splits) => splits.map((rank) => `#${rank}`),
          size: 46,
        },
      ],
      series: [
        {},
        ...ranks.map((_, index) => ({
          stroke: variable(lineColour(index)),
          width: 2,
          spanGaps: false,
          points: { show: times.length <= 45, size: 5, fill: variable(lineColour(index)) },
        })),
      ],
      hooks: { setCursor: [(self) => options.onCursor(self.cursor.idx ?? null)] },
    },
    [seconds, ...ranks.map((list) => list.map(placedRank))],
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
