import type { AlertRule } from "@listwise/contracts/alerts";
import { getCountryName } from "@listwise/shared-ui";

type Condition = AlertRule["condition"];

export const conditions: { value: Condition; label: string; unit: string }[] = [
  { value: "moved", label: "Moves by at least", unit: "positions" },
  { value: "entered-top", label: "Enters the top", unit: "" },
  { value: "left-top", label: "Leaves the top", unit: "" },
];

export function parseCondition(value: string): Condition {
  return conditions.find((condition) => condition.value === value)?.value ?? "moved";
}

/** Returns a rule as text, such as "moves by at least 10 positions for “storm” in Japan". */
export function formatRule({ condition, threshold, keyword, country }: Omit<AlertRule, "id">): string {
  const { label, unit } = conditions.find(({ value }) => value === condition) ?? {
    label: condition,
    unit: "",
  };
  const text = [label.toLowerCase(), threshold, unit].filter(Boolean).join(" ");
  return `${text} for ${keyword === null ? "any keyword" : `“${keyword}”`} in ${getCountryName(country)}`;
}
