import { UNLIMITED, type FeatureLimit, type Usage } from "@listwise/contracts/limits";

export type UsageColor = "green" | "yellow" | "red";

export function getUsageColor(percentage: number): UsageColor {
  if (percentage >= 90) return "red";
  return percentage >= 70 ? "yellow" : "green";
}

export function isUnlimited(limit: number): boolean {
  return limit >= UNLIMITED;
}

export function isNearLimit({ percentage }: Usage): boolean {
  return percentage >= 70 && percentage < 100;
}

export function isExceeded({ percentage }: Usage): boolean {
  return percentage >= 100;
}

export interface FeatureUse {
  limit: FeatureLimit;
  /** Absent for features that are not counted: access, lists, rates and maximums. */
  usage: Usage | undefined;
}

export interface Overview {
  features: FeatureUse[];
  nearLimit: FeatureUse[];
  exceeded: FeatureUse[];
}

export function computeOverview(
  limits: Record<string, FeatureLimit>,
  usage: Record<string, Usage>,
): Overview {
  const features = Object.values(limits)
    .sort((a, b) => a.displayOrder - b.displayOrder)
    .map((limit) => ({ limit, usage: Object.hasOwn(usage, limit.key) ? usage[limit.key] : undefined }));
  return {
    features,
    nearLimit: features.filter((feature) => feature.usage && isNearLimit(feature.usage)),
    exceeded: features.filter((feature) => feature.usage && isExceeded(feature.usage)),
  };
}

export function groupByCategory(
  features: readonly FeatureUse[],
): [category: string, features: FeatureUse[]][] {
  const groups = new Map<string, FeatureUse[]>();
  for (const feature of features) {
    groups.set(feature.limit.category, [...(groups.get(feature.limit.category) ?? []), feature]);
  }
  return [...groups];
}
