import { memoizeLazy } from "./memoize-lazy";

/** A time (ISO 8601, Unix time in milliseconds, `Date`) or a calendar date (`YYYY-MM-DD`), which is the same everywhere. */
export type DateInput = string | number | Date;

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns true for a calendar date, `YYYY-MM-DD`. */
export function isCalendarDate(value: DateInput): value is string {
  return typeof value === "string" && CALENDAR_DATE.test(value);
}

/** Returns the time of a date: for a calendar date its noon in the user's time zone. */
export function parseDate(value: DateInput): Date {
  return new Date(isCalendarDate(value) ? `${value}T12:00:00` : value);
}

const longDate = memoizeLazy(() => new Intl.DateTimeFormat("en-US", { dateStyle: "long" }));
const shortDate = memoizeLazy(() => new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" }));
const dateTime = memoizeLazy(
  () => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }),
);
const times = memoizeLazy(() => new Intl.DateTimeFormat("en-US", { timeStyle: "short" }));
const relative = memoizeLazy(() => new Intl.RelativeTimeFormat("en-US", { numeric: "auto" }));

/**
 * Formats a date as "November 20, 2025" in the user's time zone.
 * @throws RangeError for an invalid date
 */
export function formatDate(value: DateInput): string {
  return longDate().format(parseDate(value));
}

/**
 * Formats a date as "Nov 20", for axes and dense tables.
 * @throws RangeError for an invalid date
 */
export function formatShortDate(value: DateInput): string {
  return shortDate().format(parseDate(value));
}

/**
 * Formats two times of a day as "Nov 20, 4:20 – 6:00 PM".
 * @throws RangeError for an invalid date
 */
export function formatDayTimes(from: DateInput, to: DateInput): string {
  return `${formatShortDate(from)}, ${times().formatRange(new Date(from), new Date(to))}`;
}

/**
 * Formats a time as "Nov 20, 2025, 4:20 PM".
 * @throws RangeError for an invalid date
 */
export function formatDateTime(value: DateInput): string {
  return dateTime().format(parseDate(value));
}

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Formats a time relative to now: "3 hours ago", "yesterday", "just now" under a minute. */
export function formatRelative(value: DateInput, now: number = Date.now()): string {
  const seconds = Math.round((new Date(value).getTime() - now) / 1000);
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  return unit ? relative().format(Math.round(seconds / unit[1]), unit[0]) : "just now";
}
