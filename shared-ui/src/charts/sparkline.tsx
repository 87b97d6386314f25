import { computeSparkline } from "@listwise/aso-core/charts";
import styled from "styled-components";

export interface SparklineProps {
  /** Text alternative: "Rank over the last 14 days, from 12 to 4". */
  label: string;
  /** Values from oldest to newest; `null` leaves a gap. */
  values: readonly (number | null)[];
  /** True if small values are good and belong at the top, as with ranks. */
  inverted?: boolean;
  width?: number;
  height?: number;
}

const Root = styled.svg`
  display: block;
  flex: none;
  overflow: visible;
  path {
    fill: none;
    stroke: var(--lw-accent-text);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  circle {
    fill: var(--lw-accent-text);
  }
`;

/** Renders a small line chart for a list row. Show the values themselves next to it. */
export function Sparkline({ label, values, inverted = false, width = 80, height = 24 }: SparklineProps) {
  const { path, last } = computeSparkline(values, { width, height, isInverted: inverted });
  return (
    <Root role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <path d={path} />
      {last && <circle cx={last.x} cy={last.y} r={2} />}
    </Root>
  );
}
