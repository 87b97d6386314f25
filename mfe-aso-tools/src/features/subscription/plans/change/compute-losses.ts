import type { FeatureLimit, PlanFeature, PublicPlan, Usage } from "@listwise/contracts/limits";

interface State {
  features: readonly PlanFeature[];
  /** Limits of the account, from its plan or set for it. */
  limits: Readonly<Record<string, FeatureLimit>>;
  usage: Readonly<Record<string, Usage>>;
  /** Plan of the account; `undefined` if it isn't public. */
  current: PublicPlan | undefined;
}

/** Losses from a switch to another plan. */
export interface Losses {
  /** Features of which the account uses more than the plan allows. */
  exceeded: { name: string; used: number; limit: number }[];
  /** Names of features and list items that the plan doesn't include. */
  missing: string[];
}

/**
 * Returns what an account loses with another plan. Use that restarts every day or month can't exceed a limit for long, so it
 * doesn't count. Limits that were set for the account stay, so they don't count either.
 */
export function computeLosses(plan: PublicPlan, { features, limits, usage, current }: State): Losses {
  const losses: Losses = { exceeded: [], missing: [] };
  for (const { key, featureName: name } of features) {
    const [now, next] = [limits[key]?.limitValue, plan.limits[key]];
    if (current && JSON.stringify(now) !== JSON.stringify(current.limits[key])) continue;
    const used = usage[key];
    if (now === true && next !== true) losses.missing.push(name);
    if (Array.isArray(now)) {
      const items = now.filter((item) => !Array.isArray(next) || !next.includes(item));
      if (items.length > 0) losses.missing.push(`${name}: ${items.join(", ")}`);
    }
    if (typeof next === "number" && used && used.resetDate === null && used.current > next)
      losses.exceeded.push({ name, used: used.current, limit: next });
  }
  return losses;
}
