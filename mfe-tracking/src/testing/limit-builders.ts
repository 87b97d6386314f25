import type { FeatureLimit } from "@listwise/contracts/limits";

const feature: FeatureLimit = {
  key: "bulk_operations_access",
  featureName: "Bulk operations",
  description: "Add, move and remove many keywords together.",
  unit: null,
  category: "API Access",
  dataType: "BOOLEAN",
  displayInPricing: true,
  displayOrder: 19,
  limitValue: true,
};

/** Returns the answer to the check for bulk operations. */
export const aBulkCheck = (allowed: boolean) => ({
  success: true as const,
  allowed,
  usage: null,
  feature: { ...feature, limitValue: allowed },
});
