import { formatRank, notInTop } from "../format/format-rank";
import { rankRange, rankTicks } from "./rank-series";

/** How values are placed, labelled and read. Scales are constants: a chart is drawn anew when its scale changes. */
export interface LineScale {
  /** Small is good: it stands at the top. */
  inverted: boolean;
  /** The axis' ends around the lowest and highest value. */
  range: (low: number | null, high: number | null) => [number, number];
  /** Values to label between two ends; the plot's own choice unless told. */
  ticks?: (from: number, to: number) => number[];
  /** A label of the axis. */
  label: (value: number) => string;
  /** A value as it is read. */
  text: (value: number | null) => string;
  /** Checked and nowhere on the scale: a gap in the line. */
  offScale?: (value: number) => boolean;
}

/** Positions in a store's search. */
export const rankScale: LineScale = {
  inverted: true,
  range: (low, high) => rankRange(low ?? 1, high ?? 10),
  ticks: rankTicks,
  label: (rank) => `#${rank}`,
  text: formatRank,
  offScale: (rank) => rank >= notInTop,
};

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const text = (value: number | null) => (value === null ? "Not known" : number.format(value));

/** Amounts and scores. */
export const numberScale: LineScale = {
  inverted: false,
  range: (low, high) => {
    const [from, to] = [low ?? 0, high ?? 1];
    const air = Math.max((to - from) * 0.12, Math.abs(to) * 0.02, 0.1);
    return [from >= 0 ? Math.max(0, from - air) : from - air, to + air];
  },
  label: (value) => number.format(value),
  text,
};

/** An average of positions: small is good, and fractions are real. */
export const averageRankScale: LineScale = {
  ...rankScale,
  text: (value) => (value !== null && value >= notInTop ? formatRank(notInTop) : text(value)),
  offScale: undefined,
};
