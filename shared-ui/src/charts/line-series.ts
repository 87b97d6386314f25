import type { DateInput } from "../format/format-date";

/** A value at a moment; null where it is not known. */
export interface LinePoint {
  at: DateInput;
  value: number | null;
}

/** Values over time to draw as one line. */
export interface LineSeries {
  /** What the line is of. */
  name: string;
  points: readonly LinePoint[];
}

/** Something that happened, to stand on the time axis. */
export interface ChartMark {
  at: DateInput;
  label: string;
}

/** Several series on one time axis. */
export interface AlignedLines {
  /** Milliseconds, ascending, every moment any series or mark knows. */
  times: number[];
  /** One list per series: a value, null where it has none, undefined where that series was not looked at. */
  values: (number | null | undefined)[][];
  /** What happened at each moment of `times`. */
  marks: Map<number, string[]>;
}

const time = (at: DateInput) => new Date(at).getTime();

/** Brings several series, and what happened meanwhile, onto one time axis. */
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
