import type { Performance } from "@listwise/contracts/portfolio";
import type { ChartRange } from "@listwise/shared-ui";
import { useMemo } from "react";

/** Returns the start of a UTC day in the local time zone, so that every zone shows the same date. */
export const toLocalDay = (day: string) => `${day}T00:00:00`;

/** Returns the time axis of an app's charts: the chosen range, also if there is less data. */
export function useChartRange({ from, to }: Performance): ChartRange {
  return useMemo(() => ({ from: toLocalDay(from), to: toLocalDay(to) }), [from, to]);
}
