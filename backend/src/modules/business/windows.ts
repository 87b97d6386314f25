/** A period of whole UTC days: `from` is included, `to` isn't. */
export interface Window {
  from: Date;
  to: Date;
}

const DAY_MS = 86_400_000;

/** Returns the UTC day of a time, such as "2026-11-23". */
export const formatDay = (time: Date): string => time.toISOString().slice(0, 10);

/** Returns the time that is `days` days later. */
export const addDays = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

const getStartOfDay = (time: Date): Date => new Date(`${formatDay(time)}T00:00:00Z`);

/** Returns the period of `days` days that ends today, or the one of the same length before it. */
export function computeWindow(now: Date, days: number, isPrevious: boolean): Window {
  const to = addDays(getStartOfDay(now), isPrevious ? 1 - days : 1);
  return { from: addDays(to, -days), to };
}

/** Returns the Monday of a time's week. */
export function getMonday(time: Date): Date {
  const day = getStartOfDay(time);
  return addDays(day, -((day.getUTCDay() + 6) % 7));
}

/** Returns the week that begins `offset` weeks after a Monday. */
export function computeWeek(monday: Date, offset = 0): Window {
  const from = addDays(monday, 7 * offset);
  return { from, to: addDays(from, 7) };
}
