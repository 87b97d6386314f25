import { computeTicks } from "@listwise/aso-core/charts";
import { formatPercent } from "@listwise/aso-core/text";
import { NOT_RANKED } from "@listwise/aso-core/visibility";
import { formatRank } from "../format/format-rank";
import { memoizeLazy } from "../format/memoize-lazy";
import type { MarkKind } from "./chart-data";

/** Kind of the values of a chart. */
export type ChartKind = "rank" | "averageRank" | "visibility" | "rating" | "count";

/** Describes how the values of a kind are positioned, labeled and read aloud. */
export interface ChartScale {
  /** True if small values are good and belong at the top. */
  isInverted: boolean;
  /** Returns the ends of the axis for the lowest and highest value. */
  range: (low: number | null, high: number | null) => [number, number];
  /** Returns the values to label; by default the plot chooses them. */
  ticks?: (from: number, to: number) => number[];
  /** Formats a label of the axis; an empty one isn't shown. */
  label: (value: number) => string;
  /** Formats a value for reading. */
  text: (value: number | null) => string;
  /** Returns true for a value that was checked but is off the scale. */
  isOffScale: (value: number) => boolean;
}

/**
 * Returns the ends of a rank axis: from 1 unless the best rank is beyond 20, with a margin of 8%. Chosen by us.
 */
export function computeRankRange(low: number, high: number): [number, number] {
  const from = low <= 20 ? 1 : low;
  const margin = Math.max(0.6, (high - from) * 0.08);
  return [from - margin, high + margin];
}

/** Returns the whole ranks to label: 1 and the multiples of a round step. */
export function computeRankTicks(from: number, to: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50].find((size) => (to - from) / size <= 5) ?? 50;
  const first = Math.ceil(Math.max(from, 1) / step) * step;
  const count = Math.max(0, Math.floor((to - first) / step) + 1);
  const ticks = Array.from({ length: count }, (_, index) => first + index * step);
  return from <= 1 && step > 1 ? [1, ...ticks] : ticks;
}

// The first formatter of a page takes the browser long.
const numbers = memoizeLazy(() => new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }));
const formatValue = (value: number | null) => (value === null ? "Unknown" : numbers().format(value));

/** Returns the lowest and highest value with a margin of 12%, but at least `smallest`, within bounds. */
function widen(low: number | null, high: number | null, smallest: number, [least, most]: [number, number]) {
  const [from, to] = [low ?? 0, high ?? smallest];
  const margin = Math.max((to - from) * 0.12, smallest);
  return [Math.max(least, from - margin), Math.min(most, to + margin)] satisfies [number, number];
}

const rank: ChartScale = {
  isInverted: true,
  range: (low, high) => computeRankRange(low ?? 1, high ?? 10),
  ticks: computeRankTicks,
  label: (value) => `#${value}`,
  text: formatRank,
  isOffScale: (value) => value >= NOT_RANKED,
};

const amount: ChartScale = {
  isInverted: false,
  range: (low, high) => widen(low, high, Math.max(1, (high ?? 0) * 0.02), [0, Number.POSITIVE_INFINITY]),
  label: (value) => (Number.isInteger(value) ? numbers().format(value) : ""),
  text: formatValue,
  isOffScale: () => false,
};

/** Returns the whole numbers to label. Between them there are no lines either. */
const computeCountTicks = (from: number, to: number): number[] =>
  computeTicks(from, to, { count: 5, isWhole: true }).filter((tick) => tick >= from && tick <= to);

const count: ChartScale = { ...amount, ticks: computeCountTicks };

/** The scales of all kinds. They are constants: a new scale redraws the chart. */
export const SCALES: Readonly<Record<ChartKind, ChartScale>> = {
  rank,
  averageRank: {
    ...rank,
    text: (value) => (value !== null && rank.isOffScale(value) ? rank.text(value) : formatValue(value)),
  },
  visibility: {
    ...amount,
    range: (low, high) => widen(low, high, 1, [0, 100]),
    label: (value) => `${numbers().format(value)}%`,
    text: (value) => (value === null ? formatValue(value) : formatPercent(value)),
  },
  rating: {
    ...amount,
    range: (low, high) => widen(low, high, 0.2, [0, 5]),
    label: (value) => numbers().format(value),
  },
  count,
};

/** Scale of amounts on top of each other, from 0, with space for marks. */
export const STACKED_SCALE: ChartScale = { ...count, range: (_, high) => [0, 1.1 * Math.max(1, high ?? 1)] };

/** Color token and words of each kind of mark. */
export const MARK_KINDS: Readonly<Record<MarkKind, { color: string; label: string }>> = {
  change: { color: "warning-text", label: "Listing change" },
  release: { color: "accent-text", label: "Release" },
  note: { color: "text-muted", label: "Note" },
};
