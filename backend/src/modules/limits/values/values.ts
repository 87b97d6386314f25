import { getDefaultLimit } from "@listwise/contracts/limits";
import type { LimitRow } from "../limits.repository";
import type { LimitValue } from "../plans/plans";

type StoredLimit = Pick<LimitRow, "key" | "dataType" | "value">;

function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/**
 * Returns a stored value in the feature's type. A missing value or one of the wrong type is not allowed (`false`,
 * 0 or an empty list), and the default for an interval.
 */
export function parseLimitValue({ key, dataType, value }: StoredLimit): LimitValue {
  if (dataType === "BOOLEAN") return value === true;
  if (dataType === "JSON") return isListOfText(value) ? value : [];
  return typeof value === "number" && Number.isFinite(value) ? value : getDefaultLimit(key);
}

/** Returns the value of an INTEGER feature. */
export function parseIntegerLimit(row: StoredLimit): number {
  const value = parseLimitValue(row);
  return typeof value === "number" ? value : 0;
}
