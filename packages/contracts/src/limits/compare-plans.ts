import type { PublicPlan } from "./limits";

type LimitValue = PublicPlan["limits"][string] | undefined;

/** Interval of a plan that doesn't set it, once a day; chosen by us. */
const DEFAULT_INTERVAL_MINUTES = 1440;

const isInterval = (feature: string) => feature.endsWith("_minutes");

/** Returns true if a limit allows more than another one of the same feature. For intervals in minutes, less is more. */
export function isHigherLimit(feature: string, value: LimitValue, than: LimitValue): boolean {
  if (Array.isArray(value)) return value.some((item) => !Array.isArray(than) || !than.includes(item));
  const [amount, base] = [Number(value ?? 0), Array.isArray(than) ? 0 : Number(than ?? 0)];
  return isInterval(feature) ? amount > 0 && (base <= 0 || amount < base) : amount > base;
}

/** Returns the least value of a limit in whole numbers. An interval of 0 minutes would never end. */
export const getLeastLimit = (feature: string): number => (isInterval(feature) ? 1 : 0);

/** Returns the limit in whole numbers of a plan that doesn't set it: a day for an interval, else 0. */
export const getDefaultLimit = (feature: string): number =>
  isInterval(feature) ? DEFAULT_INTERVAL_MINUTES : 0;

/** Returns the first plan in display order that lifts the limit of a feature; `undefined` if none does. */
export function findPlanThatLifts(
  plans: readonly PublicPlan[],
  feature: string,
  limit: LimitValue,
): PublicPlan | undefined {
  return plans.find(({ limits }) => isHigherLimit(feature, limits[feature], limit));
}
