import type { Point } from "./geometry";

/** Size of a sparkline and its direction. */
export interface SparklineFrame {
  width: number;
  height: number;
  /** True if small values are good and belong at the top, as with ranks. */
  isInverted?: boolean;
}

/** Space above and below the line, for its width and the last point. */
const MARGIN = 2;

/**
 * Returns the line through the values as SVG path data, with a gap for each `null`, and its last point: `null` without
 * values.
 */
export function computeSparkline(
  values: readonly (number | null)[],
  { width, height, isInverted = false }: SparklineFrame,
): { path: string; last: Point | null } {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const points = values.map((value, index) => {
    if (value === null) return null;
    // A value that never changes is in the middle: at the top, "not ranked" would look like the best rank.
    const share = span === 0 ? 0.5 : (value - low) / span;
    const x = values.length > 1 ? (index / (values.length - 1)) * width : width / 2;
    return { x, y: MARGIN + (isInverted ? share : 1 - share) * (height - 2 * MARGIN) };
  });
  const path = points
    .map(
      (point, index) =>
        point && `${points[index - 1] ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`,
    )
    .filter(Boolean)
    .join("");
  return { path, last: points.findLast((point) => point !== null) ?? null };
}
