import { formatRank, notInTop } from "../format/format-rank";
import { getRankRange, getRankTicks } from "./rank-series";

/**
 * Describes how values are positioned, labeled and read aloud. Scales are constants: a new scale redraws the
 * chart.
 */
export interface LineScale {
  /** True if small values are good and belong at the top. */
  inverted: boolean;
  /** Returns the ends of the axis for the lowest and highest value. */
  range: (low: number | null, high: number | null) => [number, number];
  /** Returns the values to label; by default the plot chooses them. */
  ticks?: (from: number, to: number) => number[];
  /** Formats a label of the axis. */
  label: (value: number) => string;
  /** Formats a value for reading. */
  text: (value: number | null) => string;
  /** Returns true for a value that was checked but is off the scale, which leaves a gap in the line. */
  offScale?: (value: number) => boolean;
}

/** Scale of ranks in a store's search. */
export const rankScale: LineScale = {
  inverted: true,
  range: (low, high) => getRankRange(low ?? 1, high ?? 10),
  ticks: getRankTicks,
  label: (rank) => `#${rank}`,
  text: formatRank,
  offScale: (rank) => rank >= notInTop,
};

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const text = (value: number | null) => (value === null ? "Unknown" : number.format(value));

/** Scale of amounts and scores. */
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

/** Scale of whole amounts, from 0. */
export const amountScale: LineScale = {
  ...numberScale,
  range: (_, high) => [0, Math.max(1, high ?? 1)],
  label: (value) => (Number.isInteger(value) ? number.format(value) : ""),
};

/** Scale of average ranks: small is good, and values may be fractions. */
export const averageRankScale: LineScale = {
  ...rankScale,
  text: (value) => (value !== null && value >= notInTop ? formatRank(notInTop) : text(value)),
  offScale: undefined,
};
