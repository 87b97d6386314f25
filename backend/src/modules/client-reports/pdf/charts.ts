import {
  computeBarChart,
  computeLineChart,
  createDayScale,
  findEventDays,
  pickLabels,
  toPathData,
  type Tick,
} from "@listwise/aso-core/charts";
import { computeRankDistribution, type RankBand } from "@listwise/aso-core/visibility";
import type { ReportNote } from "@listwise/contracts/client-reports";
import type { PerformanceDay } from "@listwise/contracts/portfolio";

const FRAME = { width: 510, height: 170, left: 34, right: 8, top: 8, bottom: 22 };
const LABELS = 6;
/** Half of the width of a wide label. */
const HALF_LABEL_POINTS = 14;
const GRID = "#e4e6eb";
/** Color of texts and notes. */
export const INK = "#535966";
const ACCENT = "#5b43c4";

const COLORS: Record<RankBand["id"], string> = {
  "1-3": "#d97706",
  "4-10": "#3730a3",
  "11-50": "#0d9488",
  "51-200": "#831843",
  unranked: "#8a909e",
  unchecked: "#e4e6eb",
};
const BANDS = computeRankDistribution([]).map(({ id, label }) => ({ label, color: COLORS[id] }));

const days = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const text = (x: number, y: number, anchor: string, value: string) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Noto Sans" font-size="8" fill="${INK}">${value}</text>`;

function drawAxes(ticks: readonly Tick[], series: readonly PerformanceDay[], isBar: boolean): string {
  const right = FRAME.width - FRAME.right;
  const lines = ticks.map(
    ({ value, y }) =>
      `<path d="M${FRAME.left} ${y}H${right}" stroke="${GRID}" stroke-width="0.6"/>` +
      text(FRAME.left - 5, y + 3, "end", isBar ? String(value) : `${value}%`),
  );
  const placeDay = createDayScale(series.length, FRAME, isBar);
  const labels = pickLabels(series.length, LABELS).map((index) => {
    const anchor =
      isBar || (index > 0 && index < series.length - 1) ? "middle" : index === 0 ? "start" : "end";
    const day = days.format(new Date(series[index]?.day ?? ""));
    const x = placeDay(index);
    // The middle of a narrow bar is so close to the edge that its label would be cut off.
    if (isBar && x + HALF_LABEL_POINTS > FRAME.width) return text(FRAME.width, FRAME.height - 6, "end", day);
    return text(x, FRAME.height - 6, anchor, day);
  });
  return [...lines, ...labels].join("");
}

/** Draws a dashed line with a square for each day with notes. */
function drawNotes(notes: readonly ReportNote[], series: readonly PerformanceDay[], isBar: boolean): string {
  const placeDay = createDayScale(series.length, FRAME, isBar);
  const noted = findEventDays(
    series.map(({ day }) => day),
    notes.map(({ day }) => day),
  );
  const marks = noted.map((index) => {
    const x = placeDay(index);
    return (
      `<path d="M${x} ${FRAME.top}V${FRAME.height - FRAME.bottom}" stroke="${INK}" stroke-width="0.8" stroke-dasharray="3 3"/>` +
      `<rect x="${x - 3}" y="${FRAME.top - 6}" width="6" height="6" fill="${INK}"/>`
    );
  });
  return marks.join("");
}

const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}" viewBox="0 0 ${FRAME.width} ${FRAME.height}">${content}</svg>`;

/** Diameter of a day between unknown ones. */
const DOT_SIZE = 5;

/** Draws the visibility by day as SVG, with marks on the days of notes; `null` if it is unknown. */
export function drawVisibility(
  series: readonly PerformanceDay[],
  notes: readonly ReportNote[],
): string | null {
  const chart = computeLineChart(
    series.map(({ visibility }) => visibility),
    FRAME,
  );
  if (!chart) return null;
  const lines = chart.lines.map(
    (points) =>
      `<path d="${toPathData(points)}" fill="none" stroke="${ACCENT}" stroke-width="${points.length === 1 ? DOT_SIZE : 1.8}" stroke-linejoin="round" stroke-linecap="round"/>`,
  );
  return wrap(drawAxes(chart.ticks, series, false) + lines.join("") + drawNotes(notes, series, false));
}

/**
 * Draws the rank distribution by day as SVG with marks on the days of notes, and the legend of its bands; `null` if it is
 * unknown.
 */
export function drawDistribution(series: readonly PerformanceDay[], notes: readonly ReportNote[]) {
  const chart = computeBarChart(
    series.map(({ counts }) => counts),
    FRAME,
  );
  if (!chart) return null;
  const bars = chart.bars.map(
    ({ band, x, y, width, height }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${BANDS[band]?.color ?? GRID}"/>`,
  );
  const shown = new Set(chart.bars.map(({ band }) => band));
  return {
    svg: wrap(drawAxes(chart.ticks, series, true) + bars.join("") + drawNotes(notes, series, true)),
    legend: BANDS.filter((_, band) => shown.has(band)),
  };
}
