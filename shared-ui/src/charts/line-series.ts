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

const time = (at: DateInput) => new Date(at).getTime();

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
