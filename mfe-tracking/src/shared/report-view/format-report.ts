import type { ReportDocument } from "@listwise/contracts/client-reports";

const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Formats a UTC day as "Nov 20". */
export const formatDay = (day: string): string => (day === "" ? "" : shortDay.format(new Date(day)));

/** Formats a UTC day or time as "Nov 20, 2026". */
export const formatReportDate = (day: string): string => longDay.format(new Date(day));

/** Formats a period of UTC days. */
export const formatPeriod = ({ from, to }: { from: string; to: string }): string =>
  longDay.formatRange(new Date(from), new Date(to));

/** Returns the sentences about the sources and dates of a report. */
export function describeSources({ source, period }: ReportDocument): string[] {
  const { label, dataDate, checkedAt } = source;
  return [
    `Listings, ranks and reviews: ${label}, ${dataDate === null ? "date of the data unknown" : `data of ${formatReportDate(dataDate)}`}.`,
    checkedAt === null
      ? "No rank has been checked yet."
      : `Last rank check: ${formatReportDate(checkedAt)}. A rank counts until the next check.`,
    "“>200” means not in the top 200, “not in 31” means not among the only 31 results, and “–” means unknown. All days are UTC.",
    ...(period.isShortened ? ["The plan keeps less history, so the period starts later than chosen."] : []),
  ];
}
