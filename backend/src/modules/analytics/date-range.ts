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

/** The UTC date of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** First day of a range that ends today, and not further back than so many days; `null` means the beginning. */
export function firstDay(range: DateRange, historyDays: number, now = new Date()): string | null {
  const days = Math.min(DAYS[range] ?? Infinity, historyDays);
  // Beyond this a date has no four-digit year.
  return days > 100_000 ? null : dayOf(new Date(now.getTime() - (days - 1) * DAY));
}

/** All days from one to another, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY) days.push(dayOf(new Date(at)));
  return days;
}
