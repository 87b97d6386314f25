import type { FeatureLimit } from "@listwise/contracts/limits";
import type { LimitRow } from "../limits.repository";
import type { LimitValue } from "../plans/plans";

const EMPTY_VALUES: Record<FeatureLimit["dataType"], LimitValue> = { BOOLEAN: false, INTEGER: 0, JSON: [] };

function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/**
 * Returns a stored value in the feature's type. A missing value or one of the wrong type is not allowed: `false`, 0 or
 * an empty list.
 */
export function parseLimitValue({ dataType, value }: Pick<LimitRow, "dataType" | "value">): LimitValue {
  if (dataType === "BOOLEAN" && typeof value === "boolean") return value;
  if (dataType === "INTEGER" && typeof value === "number" && Number.isFinite(value)) return value;
  if (dataType === "JSON" && isListOfText(value)) return value;
  return EMPTY_VALUES[dataType];
}

/** Returns the value of an INTEGER feature. */
export function parseIntegerLimit(row: Pick<LimitRow, "dataType" | "value">): number {
  const value = parseLimitValue(row);
  return typeof value === "number" ? value : 0;
}
