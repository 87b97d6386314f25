import { toCsv } from "@listwise/aso-core/csv";
import { formatFileName } from "@listwise/aso-core/text";
import { splitRank } from "@listwise/aso-core/visibility";
import { downloadCsv, downloadFile } from "../format/download-file";
import { formatDate } from "../format/format-date";
import { getSeriesColor, type ChartRow, type ChartSeries } from "./chart-data";
import { MARK_KINDS, type ChartKind } from "./chart-kinds";
import { fillMark, readVariable } from "./plot-ink";
import type { TimeDomain } from "./time-axis";

/** A chart as a file shows it. */
export interface ChartContent {
  caption: string;
  kind: ChartKind;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  domain: TimeDomain;
}

/**
 * Returns the values of a chart as CSV, a row per time. Ranks have two columns: the number, which is empty unless the app
 * is ranked, and the rank as people read it, such as ">200". Unknown values are empty.
 */
export function buildChartCsv({ kind, series, rows }: Omit<ChartContent, "caption" | "domain">): string {
  const isRank = kind === "rank";
  const hasMarks = rows.some(({ marks }) => marks.length > 0);
  const headers = series.flatMap(({ name }) => (isRank ? [name, `${name} as shown`] : [name]));
  return toCsv(
    ["Date", ...headers, ...(hasMarks ? ["Events"] : [])],
    rows.map(({ iso, values, marks }) => [
      iso,
      ...series.flatMap((_, index) => {
        const value = values[index] ?? null;
        if (!isRank) return [value];
        const { number, text } = splitRank(value);
        return [number, text];
      }),
      ...(hasMarks ? [marks.map(({ label }) => label).join("; ")] : []),
    ]),
  );
}

/** Saves the values of a chart as a CSV file. */
export function saveChartCsv(content: ChartContent): void {
  downloadCsv(formatFileName(content.caption), buildChartCsv(content));
}

const PADDING_PX = 16;
const HEAD_PX = 52;
const LINE_PX = 20;

/** Returns the entries of the legend: lines, then kinds of marks. Each draws its sign around a point. */
function buildLegend(ctx: CanvasRenderingContext2D, { series, rows }: ChartContent) {
  const kinds = new Set(rows.flatMap(({ marks }) => marks.map(({ kind }) => kind)));
  return [
    ...series.map((one, index) => ({
      name: one.name,
      color: getSeriesColor(one, index),
      draw: (x: number, y: number) => ctx.fillRect(x - 5, y - 1.5, 10, 3),
    })),
    ...[...kinds].map((kind) => ({
      name: MARK_KINDS[kind].label,
      color: MARK_KINDS[kind].color,
      draw: (x: number, y: number) => fillMark(ctx, kind, x, y, 4),
    })),
  ];
}

/** Returns the left end and the line of each name in a legend of a width. */
function placeNames(ctx: CanvasRenderingContext2D, names: readonly string[], width: number) {
  let [x, line] = [0, 0];
  return names.map((name) => {
    const space = ctx.measureText(name).width + 36;
    if (x > 0 && x + space > width) [x, line] = [0, line + 1];
    const place = { x, line };
    x += space;
    return place;
  });
}

/** Draws a chart with its title, period and legend in the theme's current colors. Returns `null` if that is impossible. */
function drawPicture(content: ChartContent, plot: HTMLCanvasElement): HTMLCanvasElement | null {
  const picture = document.createElement("canvas");
  const ctx = picture.getContext("2d");
  if (!ctx) return null;
  const { caption, domain } = content;
  const unit = plot.width / plot.clientWidth;
  const font = (size: number, weight = 400) => `${weight} ${size}px ${readVariable("family-sans")}`;
  ctx.font = font(12);
  const legend = buildLegend(ctx, content);
  const names = legend.map(({ name }) => name);
  const places = placeNames(ctx, names, plot.clientWidth);
  const top = PADDING_PX + HEAD_PX + ((places.at(-1)?.line ?? 0) + 1) * LINE_PX;
  picture.width = (plot.clientWidth + 2 * PADDING_PX) * unit;
  picture.height = (top + plot.clientHeight + PADDING_PX) * unit;
  // Resizing a canvas resets its state.
  ctx.scale(unit, unit);
  ctx.fillStyle = readVariable("surface");
  ctx.fillRect(0, 0, picture.width, picture.height);
  ctx.fillStyle = readVariable("text");
  ctx.font = font(16, 600);
  ctx.fillText(caption, PADDING_PX, PADDING_PX + 14, plot.clientWidth);
  ctx.fillStyle = readVariable("text-muted");
  ctx.font = font(12);
  ctx.fillText(`${formatDate(domain[0])} – ${formatDate(domain[1] - 1)}`, PADDING_PX, PADDING_PX + 34);
  for (const [index, { name, color, draw }] of legend.entries()) {
    const { x = 0, line = 0 } = places[index] ?? {};
    const y = PADDING_PX + HEAD_PX + line * LINE_PX;
    ctx.fillStyle = readVariable(color);
    draw(PADDING_PX + x + 5, y);
    ctx.fillStyle = readVariable("text");
    ctx.fillText(name, PADDING_PX + x + 16, y + 4.5);
  }
  ctx.drawImage(plot, PADDING_PX, top, plot.clientWidth, plot.clientHeight);
  return picture;
}

/** Saves a chart as a PNG file. `plot` is the canvas with its lines. */
export function saveChartPng(content: ChartContent, plot: HTMLCanvasElement): void {
  drawPicture(content, plot)?.toBlob((blob) => {
    if (blob) downloadFile(formatFileName(content.caption), "png", blob);
  });
}
