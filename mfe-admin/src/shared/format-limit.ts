import { formatAmount, formatItems, UNLIMITED, type LimitTemplate } from "@listwise/contracts/limits";
import { formatNumber } from "@listwise/shared-ui";

type LimitValue = LimitTemplate["limits"][string];

/** Formats a limit. */
export function formatLimit(value: LimitValue | undefined, unit: string | null): string {
  if (value === undefined) return "–";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "number") return formatItems(value) || "None";
  if (value >= UNLIMITED) return "Unlimited";
  return unit ? formatAmount(value, unit) : formatNumber(value);
}
