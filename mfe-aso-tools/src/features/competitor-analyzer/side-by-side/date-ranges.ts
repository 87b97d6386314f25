import { DateRangeSchema, type DateRange } from "@listwise/contracts/exports";
import { z } from "@listwise/contracts/zod";

const LABELS: Record<DateRange, string> = {
  "7days": "7 days",
  "30days": "30 days",
  "90days": "90 days",
  "6months": "6 months",
  "1year": "1 year",
  all: "All time",
};

export const DEFAULT_RANGE: DateRange = "90days";

export const rangeOptions = DateRangeSchema.options.map((value) => ({ value, label: LABELS[value] }));

/** Parses the range in an address. */
export function parseRange(text: string | null): DateRange {
  const range = z.safeParse(DateRangeSchema, text);
  return range.success ? range.data : DEFAULT_RANGE;
}
