import type { ReportDocument } from "./report-document";

type ComparedDays = Pick<ReportDocument, "changesSince" | "period">;

/**
 * Says with which day the changes of a report compare if no rank is known at the start of its period; `null` otherwise.
 * `formatDay` formats a UTC day.
 */
export function describeChangesSince(
  { changesSince }: ComparedDays,
  formatDay: (day: string) => string,
): string | null {
  return changesSince ? `Changes since ${formatDay(changesSince)}, the first day with a known rank.` : null;
}

/** Returns the day of an earlier rank if it is later than the one with which the report's changes compare, else `null`. */
export const findLaterDay = (
  since: string | null | undefined,
  { changesSince, period }: ComparedDays,
): string | null => (since && since > (changesSince ?? period.from) ? since : null);
