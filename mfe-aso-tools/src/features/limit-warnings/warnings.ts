import { UNLIMITED, type FeatureLimit, type Usage } from "@listwise/contracts/limits";

export type WarningLevel = "medium" | "high" | "critical";

export const THRESHOLD_PERCENT = 80;
export const MAX_SHOWN = 3;

export interface LimitWarning {
  feature: FeatureLimit;
  usage: Usage;
  level: WarningLevel;
}

export function getLevel(percentage: number): WarningLevel {
  if (percentage >= 95) return "critical";
  return percentage >= 90 ? "high" : "medium";
}

export function getTitle({ percentage }: Usage): string {
  if (percentage >= 100) return "Limit Reached";
  return percentage >= 95 ? "Limit Almost Reached!" : "Approaching Limit";
}

/** Returns true if a feature is used and its usage has reached the threshold. */
export const isNearLimit = ({ current, limit, percentage }: Usage, threshold = THRESHOLD_PERCENT): boolean =>
  current > 0 && limit < UNLIMITED && percentage >= threshold;

/** Returns a warning for each used feature at or above the threshold, highest usage first. */
export function computeWarnings(
  limits: Readonly<Record<string, FeatureLimit>>,
  usage: Readonly<Record<string, Usage>>,
  threshold = THRESHOLD_PERCENT,
): LimitWarning[] {
  return Object.values(limits)
    .flatMap((feature) => {
      const used = Object.hasOwn(usage, feature.key) ? usage[feature.key] : undefined;
      if (!used || !isNearLimit(used, threshold)) return [];
      return [{ feature, usage: used, level: getLevel(used.percentage) }];
    })
    .sort(
      (a, b) => b.usage.percentage - a.usage.percentage || a.feature.displayOrder - b.feature.displayOrder,
    );
}
