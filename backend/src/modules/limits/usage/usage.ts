import { UNLIMITED, type Usage } from "@listwise/contracts/limits";

/**
 * Returns the usage of a feature. Percentages are rounded down, so that 70, 90 and 100 mean they were actually reached.
 */
export function computeUsage(current: number, limit: number, resetDate: Date | null = null): Usage {
  const reset = resetDate?.toISOString() ?? null;
  if (limit >= UNLIMITED) {
    return { current, limit, remaining: limit, percentage: 0, canUse: true, resetDate: reset };
  }
  return {
    current,
    limit,
    remaining: Math.max(0, limit - current),
    percentage: limit <= 0 ? 100 : Math.floor((current * 100) / limit),
    canUse: current < limit,
    resetDate: reset,
  };
}
