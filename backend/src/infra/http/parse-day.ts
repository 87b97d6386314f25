import { fail } from "./errors";

/**
 * Parses a day of a request, `YYYY-MM-DD`, as its start in UTC; `name` is that of its field.
 *
 * @throws VALIDATION_FAILED if it isn't a day of the calendar
 */
export function parseDay(text: string, name: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (!Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text) return day;
  const message = `${name} isn't a valid date. Use the format YYYY-MM-DD.`;
  throw fail("VALIDATION_FAILED", message, [{ path: name, message }]);
}
