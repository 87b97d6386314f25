import type { DateRange } from "@listwise/contracts/exports";
import { useUrlParams } from "../../../shared/use-url-params";

/** Ranges of the charts in days, with the range of the listing changes. */
export const RANGES: readonly { days: number; label: string; dateRange: DateRange }[] = [
  { days: 30, label: "30 days", dateRange: "30days" },
  { days: 90, label: "90 days", dateRange: "90days" },
  { days: 365, label: "1 year", dateRange: "1year" },
];

const DEFAULT_DAYS = 30;

/** Returns the days of the range that the address asks for. */
export function parseDays(params: URLSearchParams): number {
  const asked = Number(params.get("days"));
  return RANGES.find(({ days }) => days === asked)?.days ?? DEFAULT_DAYS;
}

/** Reads and writes the range of the charts in the address (`?days=`). */
export function useRange() {
  const { params, change } = useUrlParams();
  return {
    days: parseDays(params),
    setDays: (next: number) => change({ days: next === DEFAULT_DAYS ? null : String(next) }),
  };
}
