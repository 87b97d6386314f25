import type { DateInput } from "../format/format-date";
import { notInTop } from "../format/format-rank";

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

/** Several histories on one time axis. */
export interface AlignedRanks {
  /** Milliseconds, ascending, every moment any series knows. */
  times: number[];
  /** One list per series: a rank, null where it has none, undefined where that series was not looked at. */
  ranks: (number | null | undefined)[][];
}

/** Brings several histories onto one time axis. */
export function alignSeries(series: readonly RankSeries[]): AlignedRanks {
  const maps = series.map(
    ({ points }) => new Map(points.map(({ at, rank }) => [new Date(at).getTime(), rank])),
  );
  const times = [...new Set(maps.flatMap((map) => [...map.keys()]))].sort((a, b) => a - b);
  return { times, ranks: maps.map((map) => times.map((time) => map.get(time))) };
}

/** A rank that a line can go through. */
export function placedRank(rank: number | null | undefined): number | null | undefined {
  return typeof rank === "number" && rank >= notInTop ? null : rank;
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
