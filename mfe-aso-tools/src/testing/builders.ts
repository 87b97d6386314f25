import type { FeatureLimit, Usage } from "@listwise/contracts";

export function aLimit(change: Partial<FeatureLimit> = {}): FeatureLimit {
  return {
    key: "max_tracked_keywords",
    featureName: "Tracked keywords",
    description: "Keywords you can track at the same time.",
    unit: "keywords",
    category: "Keyword Tracking",
    dataType: "INTEGER",
    limitValue: 25,
    displayInPricing: true,
    displayOrder: 1,
    ...change,
  };
}

export function aUsage(change: Partial<Usage> = {}): Usage {
  return { current: 5, limit: 25, remaining: 20, percentage: 20, canUse: true, resetDate: null, ...change };
}
