import type { DateInput } from "../format/format-date";

/** A rank at a moment. */
export interface RankPoint {
  at: DateInput;
  /** null: not checked; 201: checked, not in the top 200. Both leave a gap. */
  rank: number | null;
}

/** A history to draw as one line. */
export interface RankSeries {
  /** The app or the keyword the line belongs to. */
  name: string;
  points: readonly RankPoint[];
}

/** The ends of the rank axis: from 1 unless every rank is far from it, with a little air. */
export function rankRange(low: number, high: number): [number, number] {
  const from = low <= 20 ? 1 : low;
  const air = Math.max(0.6, (high - from) * 0.08);
  return [from - air, high + air];
}

/** Whole ranks to label between two ends: 1 and the multiples of a round step. */
export function rankTicks(from: number, to: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50].find((size) => (to - from) / size <= 5) ?? 50;
  const first = Math.ceil(Math.max(from, 1) / step) * step;
  const ticks = Array.from(
    { length: Math.floor((to - first) / step) + 1 },
    (_, index) => first + index * step,
  );
  return from <= 1 && step > 1 ? [1, ...ticks] : ticks;
}
