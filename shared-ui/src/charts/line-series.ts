import type { DateInput } from "../format/format-date";

/** A value at a time; `null` if it is unknown. */
export interface LinePoint {
  at: DateInput;
  value: number | null;
}

/** Values over time, drawn as one line. */
export interface LineSeries {
  /** Label of the line. */
  name: string;
  points: readonly LinePoint[];
  /** Token of the color, such as `rank-3-text`; by default one of the six chart colors. */
  color?: string;
}

/** First and last time of an axis. */
export interface ChartRange {
  from: DateInput;
  to: DateInput;
}

/** An event to mark on the time axis. */
export interface ChartMark {
  at: DateInput;
  label: string;
}

/** Several series on a common time axis. */
export interface AlignedLines {
  /** Unix times in milliseconds, ascending: the union of all series and marks. */
  times: number[];
  /**
   * One list per series: a value, `null` for an unknown value, `undefined` if the series has no point at that
   * time.
   */
  values: (number | null | undefined)[][];
  /** Labels of the marks by time. */
  marks: Map<number, string[]>;
}

/** Returns the token name of a line's color. */
export function getSeriesColor({ color }: LineSeries, index: number): string {
  return color ?? `chart-${(index % 6) + 1}`;
}

const time = (at: DateInput) => new Date(at).getTime();

/**
 * Stacks values: each series contains the sum of the earlier ones. Times at which a series has no value have none in
 * any.
 */
export function stackValues(values: AlignedLines["values"]): (number | null)[][] {
  const sums = (values[0] ?? []).map((_, at): number | null =>
    values.every((line) => typeof line[at] === "number") ? 0 : null,
  );
  return values.map((line) =>
    sums.map((sum, at) => (sums[at] = sum === null ? null : (sums[at] ?? 0) + (line[at] ?? 0))),
  );
}

/** Aligns several series and marks on one time axis. */
export function alignSeries(
  series: readonly LineSeries[],
  happened: readonly ChartMark[] = [],
): AlignedLines {
  const maps = series.map(({ points }) => new Map(points.map(({ at, value }) => [time(at), value])));
  const marks = new Map<number, string[]>();
  for (const { at, label } of happened) marks.set(time(at), [...(marks.get(time(at)) ?? []), label]);
  const moments = new Set([...maps.flatMap((map) => [...map.keys()]), ...marks.keys()]);
  const times = [...moments].sort((a, b) => a - b);
  return { times, values: maps.map((map) => times.map((moment) => map.get(moment))), marks };
}
