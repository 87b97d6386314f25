import type { FeatureLimit } from "@listwise/contracts/limits";
import type { LimitRow } from "./limits.repository";
import { parseLimitValue } from "./values/values";

export function presentLimit(row: LimitRow): FeatureLimit {
  const { key, featureName, description, unit, category, dataType, displayInPricing, displayOrder } = row;
  return {
    key,
    featureName,
    description,
    unit,
    category,
    dataType,
    limitValue: parseLimitValue(row),
    displayInPricing,
    displayOrder,
  };
}
