import { memoizeLazy } from "../format/memoize-lazy";
import { formatShortDate, parseDate } from "../format/format-date";
import type { ChartRange, ChartRow } from "./chart-data";

/** Local midnights in Unix milliseconds between which an axis is. */
export type TimeDomain = readonly [from: number, to: number];

/** A label of a time axis. */
export interface TimeTick {
  at: number;
  label: string;
}

/** Up to this many days, ticks are days. Less than a year, so that a date without its year is unique. */
const MAX_DAYS_OF_DATES = 200;
const DAY_STEPS = [1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60, 90];
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240];

const formatHour = memoizeLazy(() => new Intl.DateTimeFormat("en-US", { hour: "numeric" }));
const formatMonth = memoizeLazy(() => new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric" }));

const startDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);
const endDay = (time: number) => new Date(time).setHours(24, 0, 0, 0);

/** Returns the time axis: the chosen range, with every observation that local time puts a few hours beyond it. */
export function computeDomain(rows: readonly ChartRow[], range: ChartRange): TimeDomain {
  const last = parseDate(range.to).getTime();
  const first = range.from === null ? (rows[0]?.time ?? last) : parseDate(range.from).getTime();
  const times = rows
    .filter(({ values }) => values.some((value) => value !== undefined))
    .map(({ time }) => time);
  return [startDay(Math.min(first, ...times.slice(0, 1))), endDay(Math.max(last, ...times.slice(-1)))];
}

function moveDays(time: number, days: number): number {
  const date = new Date(time);
  return date.setDate(date.getDate() + days);
}

function countDays([from, to]: TimeDomain): number {
  return Math.round((to - from) / 86_400_000);
}

function computeHourTicks([from]: TimeDomain, maxTicks: number): TimeTick[] {
  return [0, 6, 12, 18]
    .filter((hour) => maxTicks >= 4 || hour % 12 === 0)
    .map((hour) => {
      const at = new Date(from).setHours(hour);
      return { at, label: hour === 0 ? formatShortDate(at) : formatHour().format(at) };
    });
}

function computeDayTicks(domain: TimeDomain, maxTicks: number): TimeTick[] {
  const days = countDays(domain);
  const step = DAY_STEPS.find((size) => Math.ceil(days / size) <= maxTicks) ?? days;
  const last = new Date(domain[1]).setHours(-12);
  return Array.from({ length: Math.ceil(days / step) }, (_, index) => {
    const at = moveDays(last, -index * step);
    return { at, label: formatShortDate(at) };
  }).reverse();
}

function computeMonthTicks([from, to]: TimeDomain, maxTicks: number): TimeTick[] {
  const first = new Date(from);
  const months = Array.from({ length: Math.ceil(countDays([from, to]) / 28) + 1 }, (_, index) => {
    return new Date(first.getFullYear(), first.getMonth() + index, 1);
  }).filter((month) => month.getTime() >= from && month.getTime() < to);
  const pick = (size: number) =>
    months.filter((month) => (month.getFullYear() * 12 + month.getMonth()) % size === 0);
  const chosen = MONTH_STEPS.map(pick).find((list) => list.length <= maxTicks) ?? months.slice(0, 1);
  return chosen.map((month) => ({ at: month.getTime(), label: formatMonth().format(month) }));
}

/**
 * Returns at most `maxTicks` (at least 2) ticks of a time axis: days, counted back from the last one, or months. No two
 * labels are the same. With `hours`, a single day has hours.
 */
export function computeTimeTicks(domain: TimeDomain, maxTicks: number, hours = false): TimeTick[] {
  const days = countDays(domain);
  const limit = Math.max(2, maxTicks);
  if (days <= 1 && hours) return computeHourTicks(domain, limit);
  return (days <= MAX_DAYS_OF_DATES ? computeDayTicks : computeMonthTicks)(domain, limit);
}
