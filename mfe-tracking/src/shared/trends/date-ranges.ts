import { DateRangeSchema, type DateRange } from "@listwise/contracts/exports";
import { z } from "@listwise/contracts/zod";

const labels: Record<DateRange, string> = {
  "7days": "7 days",
  "30days": "30 days",
  "90days": "90 days",
  "6months": "6 months",
  "1year": "1 year",
  all: "All time",
};

export const DEFAULT_RANGE: DateRange = "30days";

export const rangeOptions = DateRangeSchema.options.map((value) => ({ value, label: labels[value] }));

/** Ranges for a row of buttons. */
export const SHORT_RANGES: readonly { value: DateRange; label: string }[] = [
  { value: "7days", label: "7d" },
  { value: "30days", label: "30d" },
  { value: "90days", label: "90d" },
  { value: "6months", label: "6m" },
  { value: "1year", label: "1y" },
  { value: "all", label: "All" },
];

/** Parses the value of a select. */
export function parseRange(text: string): DateRange {
  const range = z.safeParse(DateRangeSchema, text);
  return range.success ? range.data : DEFAULT_RANGE;
}
