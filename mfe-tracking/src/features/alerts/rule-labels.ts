import type { AlertRule, AlertScope } from "@listwise/contracts/alerts";
import { PLATFORMS, STORES } from "@listwise/aso-core/stores";
import { formatCount } from "@listwise/aso-core/text";
import { formatCountry } from "@listwise/shared-ui";

/** Names of the charts; the store's own are the same words. */
export const CHART_NAMES = STORES[PLATFORMS[0]].charts;

type Condition = AlertRule["condition"];

export const conditions: { value: Condition; label: string; unit: string }[] = [
  { value: "moved", label: "Moves by at least", unit: "positions" },
  { value: "entered-top", label: "Enters the top", unit: "" },
  { value: "left-top", label: "Leaves the top", unit: "" },
];

export function parseCondition(value: string): Condition {
  return conditions.find((condition) => condition.value === value)?.value ?? "moved";
}

function formatScope(scope: AlertScope): string {
  switch (scope.type) {
    case "all":
      return "any keyword";
    case "keyword":
      return `“${scope.keyword}”`;
    case "category":
      return `any keyword in the category “${scope.category}”`;
    case "tag":
      return `any keyword tagged “${scope.tag}”`;
    case "favorites":
      return "any favorite keyword";
    case "chart":
      return `the ${CHART_NAMES[scope.chart]} chart of its category`;
  }
}

/** Returns a rule as text, such as "Moves by at least 10 positions for “storm” in Japan". */
export function formatRule({ condition, threshold, scope, country }: AlertRule): string {
  const { label, unit } = conditions.find(({ value }) => value === condition) ?? {
    label: condition,
    unit: "",
  };
  const text = [label, threshold, unit].filter(Boolean).join(" ");
  return `${text} for ${formatScope(scope)} in ${formatCountry(country)}`;
}

const EMPTY: Record<Exclude<AlertScope["type"], "chart">, string> = {
  all: "The app has no keywords yet",
  keyword: "This keyword isn't on the app's list yet",
  category: "No keyword has this category yet",
  tag: "No keyword has this tag yet",
  favorites: "No keyword is a favorite yet",
};

/** Returns how many keywords a scope has, in words. */
export function formatKeywordCount(type: keyof typeof EMPTY, count: number): string {
  return count === 0 ? EMPTY[type] : formatCount(count, "keyword");
}
