import type { DateRange } from "@listwise/contracts";

const DAY = 86_400_000;
const DAYS: Record<DateRange, number | null> = {
  "7days": 7,
  "30days": 30,
  "90days": 90,
  "6months": 183,
  "1year": 365,
  all: null,
};

/** Formats a time as its UTC day, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the first UTC day of a range that ends today, limited to `historyDays` days; `null` means no limit. */
export function firstDay(range: DateRange, historyDays: number, now = new Date()): string | null {
  const days = Math.min(DAYS[range] ?? Infinity, historyDays);
  // Further back, the year would not have four digits.
  return days > 100_000 ? null : dayOf(new Date(now.getTime() - (days - 1) * DAY));
}

/** Returns all days between two days, inclusive. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY) days.push(dayOf(new Date(at)));
  return days;
}
