import { UNLIMITED, type PlanFeature, type PublicPlan } from "../api/limits";

type LimitValue = PublicPlan["limits"][string];

const TELLING_UNITS = ["days", "minutes"];
const numbers = new Intl.NumberFormat("en-US");

function amount(value: number, unit: string): string {
  return `${numbers.format(value)} ${value === 1 ? unit.replace(/s$/, "") : unit}`;
}

/** A limit in words; `null` when the plan does not have the feature. The unit stands where the name does not say it. */
export function limitText({ unit }: Pick<PlanFeature, "unit">, value: LimitValue | undefined): string | null {
  if (value === undefined || value === false || value === 0) return null;
  if (value === true) return "Included";
  if (typeof value !== "number") return value.length > 0 ? value.join(", ") : null;
  if (value >= UNLIMITED) return "Unlimited";
  if (unit === "minutes" && value >= 60 && value % 60 === 0) return amount(value / 60, "hours");
  return unit !== null && TELLING_UNITS.includes(unit) ? amount(value, unit) : numbers.format(value);
}

/** What tells plans apart at a glance; a feature that is not shown in prices is left out. */
export const TOLD_FEATURES: readonly string[] = [
  "max_tracked_apps",
  "max_tracked_keywords",
  "keyword_history_days",
  "exports_per_day",
];
