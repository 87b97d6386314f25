import type { FeatureLimit } from "@listwise/contracts";

const feature: FeatureLimit = {
  key: "bulk_operations_access",
  featureName: "Bulk operations",
  description: "Add, move and remove many keywords at once.",
  unit: null,
  category: "API Access",
  dataType: "BOOLEAN",
  displayInPricing: true,
  displayOrder: 19,
  limitValue: true,
};

/** What the server answers to whether the plan has bulk operations. */
export const aBulkCheck = (allowed: boolean) => ({
  success: true as const,
  allowed,
  usage: null,
  feature: { ...feature, limitValue: allowed },
});
