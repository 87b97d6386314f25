import { memoizeLazy } from "./memoize-lazy";

/** Arguments of `new Date()`: ISO 8601, Unix time in milliseconds or a date. */
export type DateInput = string | number | Date;

const longDate = memoizeLazy(() => new Intl.DateTimeFormat("en-US", { dateStyle: "long" }));
const shortDate = memoizeLazy(() => new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" }));
const dateTime = memoizeLazy(
  () => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }),
);
const relative = memoizeLazy(() => new Intl.RelativeTimeFormat("en-US", { numeric: "auto" }));

/**
 * Formats a date as "November 20, 2025" in the user's time zone.
 * @throws RangeError for an invalid date
 */
export function formatDate(value: DateInput): string {
  return longDate().format(new Date(value));
}

/** Formats a date as "Nov 20", for axes and dense tables. */
export function formatShortDate(value: DateInput): string {
  return shortDate().format(new Date(value));
}

/** Formats a time as "Nov 20, 2025, 4:20 PM". */
export function formatDateTime(value: DateInput): string {
  return dateTime().format(new Date(value));
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
