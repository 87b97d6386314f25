import { UNLIMITED, type PlanFeature, type PublicPlan } from "./limits";
import { formatCount } from "@listwise/aso-core/text";

type LimitValue = PublicPlan["limits"][string];

const SHOWN_UNITS = ["days", "minutes"];
const FORMAT_NAMES: Record<string, string> = {
  csv: "CSV",
  json: "JSON",
  pdf: "PDF",
  excel: "Excel",
  zip: "ZIP",
};
let numbers: Intl.NumberFormat | undefined;

/** Formats an amount in the plural unit of a feature: "1 app", "2 apps"; whole hours of minutes as hours. */
export function formatAmount(value: number, unit: string): string {
  if (unit === "minutes" && value >= 60 && value % 60 === 0) return formatCount(value / 60, "hour");
  return formatCount(value, unit.replace(/s$/, ""), unit);
}

/** Returns the shown name of an export format, or the format itself if it is unknown. */
export const getFormatName = (format: string): string => FORMAT_NAMES[format] ?? format;

/** Joins the items of a list feature, such as "CSV, JSON". Returns an empty string for an empty list. */
export const formatItems = (items: readonly string[]): string => items.map(getFormatName).join(", ");

/**
 * Formats a limit, or returns `null` if the plan doesn't include the feature. Only units that feature names don't
 * mention are included: days, minutes and hours.
 */
export function formatLimit(
  { unit }: Pick<PlanFeature, "unit">,
  value: LimitValue | undefined,
): string | null {
  if (value === undefined || value === false || value === 0) return null;
  if (value === true) return "Included";
  if (typeof value !== "number") return formatItems(value) || null;
  if (value >= UNLIMITED) return "Unlimited";
  numbers ??= new Intl.NumberFormat("en-US");
  return unit !== null && SHOWN_UNITS.includes(unit) ? formatAmount(value, unit) : numbers.format(value);
}

/** Features that distinguish plans at a glance. Those hidden from the pricing page are skipped. */
export const HIGHLIGHTED_FEATURES: readonly string[] = [
  "max_tracked_apps",
  "max_tracked_keywords",
  "keyword_history_days",
  "exports_per_day",
];
