import { DATE_RANGE_DAYS, type DateRange } from "@listwise/contracts/exports";

const DAY_MS = 86_400_000;

/** Formats a time as its UTC day, `YYYY-MM-DD`. */
export function formatDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the first UTC day of a range that ends today, limited to `historyDays` days; `null` means no limit. */
export function computeFirstDay(range: DateRange, historyDays: number, now = new Date()): string | null {
  const days = Math.min(DATE_RANGE_DAYS[range], historyDays);
  // Further back, the year would not have four digits.
  return days > 100_000 ? null : formatDay(new Date(now.getTime() - (days - 1) * DAY_MS));
}

/** Returns all days between two days, inclusive. */
export function listDays(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS) days.push(formatDay(new Date(at)));
  return days;
}
