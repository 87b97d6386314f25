import type { DateInput } from "../format/format-date";

/** A rank at a time. */
export interface RankPoint {
  at: DateInput;
  /** `null`: not checked; 201: checked, not in the top 200. Both leave a gap. */
  rank: number | null;
}

/** A rank history, drawn as one line. */
export interface RankSeries {
  /** The app or keyword of the line. */
  name: string;
  points: readonly RankPoint[];
}

/**
 * Returns the ends of the rank axis: from 1 unless the best rank is beyond 20, with a margin of 8 %. Chosen
 * by us.
 */
export function getRankRange(low: number, high: number): [number, number] {
  const from = low <= 20 ? 1 : low;
  const air = Math.max(0.6, (high - from) * 0.08);
  return [from - air, high + air];
}

/** Returns the whole ranks to label: 1 and the multiples of a round step. */
export function getRankTicks(from: number, to: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50].find((size) => (to - from) / size <= 5) ?? 50;
  const first = Math.ceil(Math.max(from, 1) / step) * step;
  const ticks = Array.from(
    { length: Math.floor((to - first) / step) + 1 },
    (_, index) => first + index * step,
  );
  return from <= 1 && step > 1 ? [1, ...ticks] : ticks;
}
