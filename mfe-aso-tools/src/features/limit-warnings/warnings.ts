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

/** Returns a warning for each used feature at or above the threshold, highest usage first. */
export function computeWarnings(
  limits: Readonly<Record<string, FeatureLimit>>,
  usage: Readonly<Record<string, Usage>>,
  threshold = THRESHOLD_PERCENT,
): LimitWarning[] {
  return Object.values(limits)
    .flatMap((feature) => {
      const used = Object.hasOwn(usage, feature.key) ? usage[feature.key] : undefined;
      if (!used || used.limit >= UNLIMITED || used.percentage < threshold || used.current <= 0) return [];
      return [{ feature, usage: used, level: getLevel(used.percentage) }];
    })
    .sort(
      (a, b) => b.usage.percentage - a.usage.percentage || a.feature.displayOrder - b.feature.displayOrder,
    );
}
