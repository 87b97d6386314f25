import type { FeatureLimit } from "@listwise/contracts";
import type { LimitRow } from "./limits.repository";
import { limitValueOf } from "./values";

export function presentLimit(row: LimitRow): FeatureLimit {
  const { key, featureName, description, unit, category, dataType, displayInPricing, displayOrder } = row;
  return {
    key,
    featureName,
    description,
    unit,
    category,
    dataType,
    limitValue: limitValueOf(row),
    displayInPricing,
    displayOrder,
  };
}
