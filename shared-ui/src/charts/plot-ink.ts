import type UPlot from "uplot";
import { formatDayTimes, formatShortDate } from "../format/format-date";
import { getOnlyDay, type ChartRow, type MarkKind } from "./chart-data";
import { MARK_KINDS, type ChartScale } from "./chart-kinds";

/** Returns the current value of a theme variable. */
export function readVariable(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--lw-${name}`).trim();
}

/** Fills the shape of a mark around a point: a dot for changes, a triangle for releases, a square for notes. */
export function fillMark(
  ctx: CanvasRenderingContext2D,
  kind: MarkKind,
  x: number,
  y: number,
  radius: number,
): void {
  ctx.beginPath();
  if (kind === "change") ctx.arc(x, y, radius, 0, 2 * Math.PI);
  else if (kind === "note") ctx.rect(x - radius, y - radius, 2 * radius, 2 * radius);
  else {
    ctx.moveTo(x - radius, y - radius);
    ctx.lineTo(x + radius, y - radius);
    ctx.lineTo(x, y + radius);
  }
  ctx.fill();
}

/** Draws a dashed line for each day with marks, with the shapes of their kinds at the top. */
export function drawMarks(plot: UPlot, rows: readonly ChartRow[]): void {
  const { ctx, bbox } = plot;
  const unit = devicePixelRatio;
  ctx.save();
  ctx.lineWidth = unit;
  for (const { time, marks } of rows) {
    const kinds = [...new Set(marks.map(({ kind }) => kind))];
    const x = Math.round(plot.valToPos(time, "x", true));
    for (const [index, kind] of kinds.entries()) {
      ctx.strokeStyle = ctx.fillStyle = readVariable(MARK_KINDS[kind].color);
      if (index === 0) {
        ctx.setLineDash([3 * unit, 3 * unit]);
        ctx.beginPath();
        ctx.moveTo(x, bbox.top);
        ctx.lineTo(x, bbox.top + bbox.height);
        ctx.stroke();
      }
      fillMark(ctx, kind, x, bbox.top + (5 + 11 * index) * unit, 4 * unit);
    }
  }
  ctx.restore();
}

/** Draws a ring at the bottom of the plot for each value that is off the scale, and labels them on the axis. */
export function drawOffScale(
  plot: UPlot,
  rows: readonly ChartRow[],
  { isOffScale, text }: ChartScale,
  colors: readonly string[],
): void {
  const { ctx, bbox } = plot;
  const unit = devicePixelRatio;
  const y = bbox.top + bbox.height - 4 * unit;
  let label: string | undefined;
  ctx.save();
  ctx.lineWidth = 1.5 * unit;
  ctx.fillStyle = readVariable("surface");
  for (const { time, values } of rows) {
    for (const [index, value] of values.entries()) {
      if (typeof value !== "number" || !isOffScale(value)) continue;
      label ??= text(value);
      ctx.strokeStyle = readVariable(colors[index] ?? "");
      ctx.beginPath();
      ctx.arc(plot.valToPos(time, "x", true), y, 3 * unit, 0, 2 * Math.PI);
      ctx.fill();
      ctx.stroke();
    }
  }
  if (label) {
    ctx.font = `${11 * unit}px ${readVariable("family-sans")}`;
    ctx.fillStyle = readVariable("text-subtle");
    ctx.textAlign = "right";
    ctx.fillText(label, bbox.left - 5 * unit, y + 4 * unit);
  }
  ctx.restore();
}

/** Writes the date next to the observations if all are of one day, with their times if there are several. */
export function drawOnlyDay(plot: UPlot, rows: readonly ChartRow[], { isOffScale }: ChartScale): void {
  const { ctx, bbox } = plot;
  const seen = getOnlyDay(rows);
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last) return;
  const text = first === last ? formatShortDate(first.time) : formatDayTimes(first.time, last.time);
  const bottom = bbox.top + bbox.height - 4 * devicePixelRatio;
  const tops = seen
    .flatMap(({ values }) => values)
    .filter((value) => typeof value === "number")
    .map((value) => (isOffScale(value) ? bottom : plot.valToPos(value, "y", true)));
  ctx.save();
  ctx.font = `${12 * devicePixelRatio}px ${readVariable("family-sans")}`;
  ctx.fillStyle = readVariable("text");
  ctx.textAlign = "center";
  const room = ctx.measureText(text).width / 2;
  const x = (plot.valToPos(first.time, "x", true) + plot.valToPos(last.time, "x", true)) / 2;
  const y = Math.min(...tops) - 10 * devicePixelRatio;
  // Near the top the text is below the lowest point.
  const isHigh = y < bbox.top + 12 * devicePixelRatio;
  ctx.fillText(
    text,
    Math.min(Math.max(x, bbox.left + room), bbox.left + bbox.width - room),
    isHigh ? Math.max(...tops) + 20 * devicePixelRatio : y,
  );
  ctx.restore();
}
