import type { FeatureLimit } from "@listwise/contracts";
import type { LimitRow } from "./limits.repository";
import type { LimitValue } from "./plans";

const NOTHING: Record<FeatureLimit["dataType"], LimitValue> = { BOOLEAN: false, INTEGER: 0, JSON: [] };

function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/**
 * Returns a stored value in the feature's type. A missing value or one of the wrong type is not allowed: `false`, 0 or
 * an empty list.
 */
export function limitValueOf({ dataType, value }: Pick<LimitRow, "dataType" | "value">): LimitValue {
  if (dataType === "BOOLEAN" && typeof value === "boolean") return value;
  if (dataType === "INTEGER" && typeof value === "number" && Number.isFinite(value)) return value;
  if (dataType === "JSON" && isListOfText(value)) return value;
  return NOTHING[dataType];
}

/** Returns the value of an INTEGER feature. */
export function integerLimitOf(row: Pick<LimitRow, "dataType" | "value">): number {
  const value = limitValueOf(row);
  return typeof value === "number" ? value : 0;
}
