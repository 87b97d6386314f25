import { getUtcDay, type ChartRow } from "./chart-data";

const DAY_MS = 86_400_000;

/** Interruptions of a line. */
export interface LineShape {
  /** Pairs of times between which nothing is drawn, because too many days are unknown. */
  gaps: [number, number][];
  /** Indexes of rows whose value has no line to the one before or after it. */
  isolated: number[];
}

const countDays = (a: ChartRow, b: ChartRow) =>
  (Date.parse(getUtcDay(b.iso)) - Date.parse(getUtcDay(a.iso))) / DAY_MS;

/**
 * Returns where the line of a series is interrupted: at values that are `null`, and between values that are more than
 * `validDays` days apart.
 */
export function computeLineShape(
  rows: readonly ChartRow[],
  values: readonly (number | null | undefined)[],
  validDays = Number.POSITIVE_INFINITY,
): LineShape {
  const points = rows.flatMap((row, index) => {
    const value = values[index];
    return value === undefined ? [] : [{ row, index, isKnown: value !== null }];
  });
  const gaps: LineShape["gaps"] = [];
  const connected = new Set<number>();
  for (const [place, point] of points.entries()) {
    const next = points[place + 1];
    if (!next?.isKnown || !point.isKnown) continue;
    if (countDays(point.row, next.row) > validDays) gaps.push([point.row.time, next.row.time]);
    else connected.add(point.index).add(next.index);
  }
  return {
    gaps,
    isolated: points.flatMap(({ index, isKnown }) => (isKnown && !connected.has(index) ? [index] : [])),
  };
}
