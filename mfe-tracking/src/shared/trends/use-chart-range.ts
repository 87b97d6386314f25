import type { ChartRange } from "@listwise/shared-ui";
import { useMemo } from "react";

/** Returns the time axis of a chart as an object that stays the same while the days do. */
export function useChartRange(from: string | null | undefined, to: string | undefined): ChartRange {
  return useMemo(() => ({ from: from ?? null, to: to ?? new Date().toISOString().slice(0, 10) }), [from, to]);
}
