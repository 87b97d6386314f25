import {
  computeBarChart,
  computeLineChart,
  createDayScale,
  findEventDays,
  pickLabels,
  toPathData,
  type Tick,
} from "@listwise/aso-core/charts";
import { formatPercent } from "@listwise/aso-core/text";
import { computeRankDistribution } from "@listwise/aso-core/visibility";
import type { ReportNote } from "@listwise/contracts/client-reports";
import type { PerformanceDay } from "@listwise/contracts/portfolio";
import { Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { BAND_COLORS } from "../rankings/band-colors";
import { formatDay } from "./format-day";

// The frame of the PDF, so that both charts look alike.
const FRAME = { width: 510, height: 170, left: 34, right: 8, top: 8, bottom: 22 };
/** Each day of a week has its label. */
const MAX_LABELS = 7;

const BANDS = computeRankDistribution([]);

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  text {
    fill: var(--lw-text-muted);
    font-size: 9px;
  }
  /* The chart shrinks with its report, so its text grows. */
  @container (max-width: 32rem) {
    text {
      font-size: 14px;
    }
  }
`;

const Legend = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-1) var(--lw-space-4);
  margin: var(--lw-space-2) 0 0;
  padding: 0;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
  list-style: none;
`;

const Mark = styled.i<{ $color: string }>`
  display: inline-block;
  width: 9px;
  height: 9px;
  margin-inline-end: var(--lw-space-1);
  border-radius: 2px;
  background: var(--lw-${({ $color }) => $color});
  print-color-adjust: exact;
`;

interface AxesProps {
  ticks: readonly Tick[];
  days: readonly PerformanceDay[];
  isBar: boolean;
}

function Axes({ ticks, days, isBar }: AxesProps) {
  const right = FRAME.width - FRAME.right;
  const placeDay = createDayScale(days.length, FRAME, isBar);
  return (
    <>
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <path d={`M${FRAME.left} ${y}H${right}`} stroke="var(--lw-border)" />
          <text x={FRAME.left - 5} y={y + 3} textAnchor="end">
            {value}
            {isBar ? "" : "%"}
          </text>
        </g>
      ))}
      {pickLabels(days.length, MAX_LABELS).map((index) => {
        const isInner = isBar || (index > 0 && index < days.length - 1);
        return (
          <text
            key={index}
            x={placeDay(index)}
            y={FRAME.height - 6}
            textAnchor={isInner ? "middle" : index === 0 ? "start" : "end"}
          >
            {formatDay(days[index]?.day ?? "")}
          </text>
        );
      })}
    </>
  );
}

interface ChartProps {
  days: readonly PerformanceDay[];
  /** Notes, whose days are marked. */
  notes: readonly ReportNote[];
}

function NoteMarks({ days, notes, isBar }: ChartProps & { isBar: boolean }) {
  const placeDay = createDayScale(days.length, FRAME, isBar);
  const noted = findEventDays(
    days.map(({ day }) => day),
    notes.map(({ day }) => day),
  );
  return noted.map((index) => {
    const x = placeDay(index);
    return (
      <g key={index} fill="var(--lw-text-muted)" stroke="var(--lw-text-muted)">
        <path d={`M${x} ${FRAME.top}V${FRAME.height - FRAME.bottom}`} strokeDasharray="3 3" />
        <rect x={x - 3} y={FRAME.top - 6} width="6" height="6" stroke="none" />
      </g>
    );
  });
}

/** Describes a series for readers who can't see its chart. */
function describe(days: readonly PerformanceDay[]): string {
  const known = days.flatMap(({ day, visibility }) => (visibility === null ? [] : { day, visibility }));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return "Visibility by day";
  return `Visibility by day: ${formatPercent(first.visibility)} on ${formatDay(first.day)}, ${formatPercent(last.visibility)} on ${formatDay(last.day)}`;
}

/** Diameter of a day between unknown ones. */
const DOT_SIZE = 7;

/** Renders the visibility by day. */
export function VisibilityChart({ days, notes }: ChartProps) {
  const chart = computeLineChart(
    days.map(({ visibility }) => visibility),
    FRAME,
  );
  if (!chart) return <Text $tone="muted">No visibility is known in this period.</Text>;
  return (
    <Chart viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={describe(days)}>
      <Axes ticks={chart.ticks} days={days} isBar={false} />
      {chart.lines.map((points) => (
        <path
          key={points[0]?.x}
          d={toPathData(points)}
          fill="none"
          stroke="var(--lw-chart-1)"
          strokeWidth={points.length === 1 ? DOT_SIZE : 2}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      <NoteMarks {...{ days, notes }} isBar={false} />
    </Chart>
  );
}

/** Renders the number of keywords per band of ranks by day. */
export function DistributionChart({ days, notes }: ChartProps) {
  const chart = computeBarChart(
    days.map(({ counts }) => counts),
    FRAME,
  );
  if (!chart) return null;
  const shown = new Set(chart.bars.map(({ band }) => band));
  const last = days.findLast(({ counts }) => counts !== null);
  const words = BANDS.map(({ label }, band) => `${label}: ${last?.counts?.[band] ?? 0}`).join(", ");
  return (
    <figure>
      <Chart
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={`Keywords by rank. On ${formatDay(last?.day ?? "")}: ${words}`}
      >
        <Axes ticks={chart.ticks} days={days} isBar />
        {chart.bars.map(({ band, x, y, width, height }) => (
          <rect
            key={`${x} ${band}`}
            {...{ x, y, width, height }}
            fill={`var(--lw-${BAND_COLORS[BANDS[band]?.id ?? "unchecked"]})`}
          />
        ))}
        <NoteMarks {...{ days, notes }} isBar />
      </Chart>
      <Legend aria-label="Ranks">
        {BANDS.filter((_, band) => shown.has(band)).map(({ id, label }) => (
          <li key={id}>
            <Mark $color={BAND_COLORS[id]} aria-hidden="true" />
            {label}
          </li>
        ))}
      </Legend>
    </figure>
  );
}
