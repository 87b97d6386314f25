/** Size of a chart and the space around its plot, in pixels or points. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Position within a chart; `y` grows downward. */
export interface Point {
  x: number;
  y: number;
}

/** Value of an axis with its position. */
export interface Tick {
  value: number;
  y: number;
}

/** Part of a stacked bar; `band` is its index in the counts. */
export interface Bar extends Point {
  band: number;
  width: number;
  height: number;
}

/** Part of a bar's width that is a gap; chosen by us. */
const GAP_SHARE = 0.15;
const STEPS = [1, 2, 2.5, 5, 10];

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns round numbers that include the range, at most `count + 1` of them where possible: multiples of 1, 2, 2.5 or 5
 * times a power of ten. With `isWhole`, they are whole.
 */
export function computeTicks(min: number, max: number, { count = 4, isWhole = false } = {}): number[] {
  const span = max > min ? max - min : Math.max(1, Math.abs(max) * 0.1);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const step = isWhole ? Math.max(1, Math.ceil(fitting)) : fitting;
  const first = Math.floor(min / step);
  const last = Math.max(first + 1, Math.ceil(max / step));
  return Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
}

function createScale(ticks: readonly number[], { height, top, bottom }: Frame) {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return (value: number) => round(height - bottom - ((value - low) / (high - low)) * (height - top - bottom));
}

/**
 * Returns the function that places the days of a chart on its time axis by their index: bars have a slot per day, and lines
 * start with the first day.
 */
export function createDayScale(days: number, { width, left, right }: Frame, isBar: boolean) {
  const space = width - left - right;
  return (index: number): number =>
    round(left + (isBar ? (index + 0.5) / days : index / Math.max(1, days - 1)) * space);
}

/**
 * Returns the indexes of the days of a chart to which events belong, each once: the last day up to the event, because a
 * chart may have one day per week or month. Events before the first day belong to none.
 */
export function findEventDays(days: readonly string[], events: readonly string[]): number[] {
  const found = events.map((event) => days.findLastIndex((day) => day <= event));
  return [...new Set(found)].filter((index) => index >= 0);
}

/** Computes the axis and the lines of a series; a gap in the series starts a new line. `null` if all values are unknown. */
export function computeLineChart(
  values: readonly (number | null)[],
  frame: Frame,
): { ticks: Tick[]; lines: Point[][] } | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const ticks = computeTicks(
    Math.max(
      0,
      known.reduce((a, b) => Math.min(a, b)),
    ),
    known.reduce((a, b) => Math.max(a, b)),
  );
  const scale = createScale(ticks, frame);
  const placeDay = createDayScale(values.length, frame, false);
  const lines: Point[][] = [];
  let line: Point[] | null = null;
  for (const [index, value] of values.entries()) {
    if (value === null) line = null;
    else {
      if (!line) lines.push((line = []));
      line.push({ x: placeDay(index), y: scale(value) });
    }
  }
  return { ticks: ticks.map((value) => ({ value, y: scale(value) })), lines };
}

/** Computes the axis and the stacked bars of counts by band, the first band at the bottom. `null` if all are unknown. */
export function computeBarChart(
  counts: readonly (readonly number[] | null)[],
  frame: Frame,
): { ticks: Tick[]; bars: Bar[] } | null {
  const totals = counts.flatMap((day) => (day === null ? [] : day.reduce((sum, count) => sum + count, 0)));
  if (totals.length === 0) return null;
  const most = totals.reduce((a, b) => Math.max(a, b));
  const ticks = computeTicks(0, most, { isWhole: true });
  const scale = createScale(ticks, frame);
  const slot = (frame.width - frame.left - frame.right) / counts.length;
  const bars = counts.flatMap((day, index) => {
    let below = 0;
    return (day ?? []).flatMap((count, band): Bar[] => {
      const [from, to] = [scale(below), scale(below + count)];
      below += count;
      if (count === 0) return [];
      const x = round(frame.left + index * slot + (slot * GAP_SHARE) / 2);
      return [{ band, x, y: to, width: round(slot * (1 - GAP_SHARE)), height: round(from - to) }];
    });
  });
  return { ticks: ticks.map((value) => ({ value, y: scale(value) })), bars };
}

/** Returns at most `most` evenly spaced indexes of a list, with the first and the last. */
export function pickLabels(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, index) => index);
  const picked = Array.from({ length: most }, (_, index) => Math.round((index * (length - 1)) / (most - 1)));
  return [...new Set(picked)];
}

/** Returns the data of an SVG path through the points; a single point becomes a short line, so that it is visible. */
export function toPathData(points: readonly Point[]): string {
  const [first, second] = points;
  if (!first) return "";
  const all = second ? points : [first, { x: first.x + 0.1, y: first.y }];
  return all.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}
