const days = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Formats a date in UTC: "Nov 9, 2026". */
export const formatUtcDay = (date: Date): string => days.format(date);
