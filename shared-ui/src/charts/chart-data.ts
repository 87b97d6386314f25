import { formatDate, formatDateTime, isCalendarDate, parseDate, type DateInput } from "../format/format-date";

/** A value at a time, or on a UTC day if `at` is a date (`YYYY-MM-DD`); `null` if it is unknown. */
export interface ChartPoint {
  at: DateInput;
  value: number | null;
}

/** Values over time, drawn as one line. */
export interface ChartSeries {
  /** Label of the line. */
  name: string;
  points: readonly ChartPoint[];
  /** Token of the color, such as `rank-3-text`; by default one of the six chart colors. */
  color?: string;
}

/** First and last day of a time axis, `YYYY-MM-DD`; without a first day it starts with the data. */
export interface ChartRange {
  from: string | null;
  to: string;
}

/** Kind of a mark: a change of a listing, a new version, or a note of the user. */
export type MarkKind = "change" | "release" | "note";

/** An event to mark on the time axis. Marks belong to days. */
export interface ChartMark {
  /** Time (ISO 8601) or UTC day. */
  at: string;
  kind: MarkKind;
  label: string;
}

/** All values and marks of a time on the axis. */
export interface ChartRow {
  /** Position in Unix milliseconds; noon of a day. */
  time: number;
  /** Local date, `YYYY-MM-DD`. */
  day: string;
  /** Date for reading, with the time if the day has several observations. */
  label: string;
  /** ISO 8601: a date, or a time in UTC. */
  iso: string;
  /** One per series: a value, `null` for an unknown value, `undefined` without a point at that time. */
  values: (number | null | undefined)[];
  marks: ChartMark[];
}

/** Returns the local date of a time. */
function getLocalDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Returns the UTC date of a time. */
export function getUtcDay(at: DateInput): string {
  return isCalendarDate(at) ? at : new Date(at).toISOString().slice(0, 10);
}

/** Returns the token name of a line's color. */
export function getSeriesColor({ color }: ChartSeries, index: number): string {
  return color ?? `chart-${(index % 6) + 1}`;
}

function createRow(at: DateInput, width: number): ChartRow {
  const date = parseDate(at);
  const iso = isCalendarDate(at) ? at : date.toISOString();
  return {
    time: date.getTime(),
    day: getLocalDay(date),
    label: formatDate(date),
    iso,
    values: Array<undefined>(width).fill(undefined),
    marks: [],
  };
}

/** Aligns series and marks on one time axis, oldest first. A mark joins the first observation of its day. */
export function buildChartRows(series: readonly ChartSeries[], marks: readonly ChartMark[] = []): ChartRow[] {
  const rows = new Map<string, ChartRow>();
  const find = (at: DateInput) => {
    const row = createRow(at, series.length);
    const found = rows.get(row.iso) ?? row;
    rows.set(row.iso, found);
    return found;
  };
  for (const [index, { points }] of series.entries()) {
    for (const { at, value } of points) find(at).values[index] = value;
  }
  const observed = [...rows.values()].sort((a, b) => a.time - b.time);
  // Days of values are UTC days, so marks are placed by their UTC day, too.
  const isDaily = observed.every(({ iso }) => isCalendarDate(iso));
  for (const mark of marks) {
    const day = isDaily ? getUtcDay(mark.at) : createRow(mark.at, 0).day;
    const row = observed.find((one) => one.day === day) ?? find(day);
    row.marks.push(mark);
  }
  const all = [...rows.values()].sort((a, b) => a.time - b.time);
  const isShared = ({ day }: ChartRow, index: number) =>
    all[index - 1]?.day === day || all[index + 1]?.day === day;
  return all.map((row, index) =>
    !isCalendarDate(row.iso) && isShared(row, index) ? { ...row, label: formatDateTime(row.time) } : row,
  );
}

/** Returns the rows with values if all are of one day, else none. */
export function getOnlyDay(rows: readonly ChartRow[]): ChartRow[] {
  const known = rows.filter(({ values }) => values.some((value) => typeof value === "number"));
  return known.every(({ day }) => day === known[0]?.day) ? known : [];
}

/**
 * Stacks values: each series contains the sum of the earlier ones. Times at which a series has no value have none in
 * any.
 */
export function stackValues(values: ChartRow["values"][]): (number | null)[][] {
  const sums = (values[0] ?? []).map((_, at): number | null =>
    values.every((line) => typeof line[at] === "number") ? 0 : null,
  );
  return values.map((line) =>
    sums.map((sum, at) => (sums[at] = sum === null ? null : (sums[at] ?? 0) + (line[at] ?? 0))),
  );
}
