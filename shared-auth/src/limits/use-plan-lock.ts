import { formatCost, limitsEndpoints, type FeatureLimit } from "@listwise/contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { call } from "../http/call";
import { useSession } from "../session/session.store";
import { LIMITS_KEY } from "./use-feature-access";

/** Lock of a feature that the user's plan lacks. */
export interface PlanLock {
  /** Name of the first plan with the feature; `null` if no listed plan has it. */
  plan: string | null;
  /** Sentence that says which plan has the feature, and what it costs if that is known. */
  text: string;
}

function includes(value: FeatureLimit["limitValue"] | undefined, item: string | undefined): boolean {
  if (Array.isArray(value)) return item === undefined ? value.length > 0 : value.includes(item);
  return value !== undefined && value !== false && value !== 0;
}

/**
 * Returns a function that tells if the user's plan lacks a feature, or an item of a list-valued feature. It returns
 * `null` if the plan has it or while that is unknown; the server decides in any case.
 */
export function usePlanLock(feature: string): (item?: string) => PlanLock | null {
  const enabled = useSession(({ status }) => status === "signed-in");
  const limits = useQuery({
    queryKey: [LIMITS_KEY, "my-limits"],
    queryFn: ({ signal }) => call(limitsEndpoints.myLimits, { signal }),
    enabled,
  });
  const plans = useQuery({
    queryKey: [LIMITS_KEY, "plans"],
    queryFn: ({ signal }) => call(limitsEndpoints.publicPlans, { signal }),
    enabled,
    staleTime: Infinity,
  });
  const mine = limits.data?.data[feature];
  return (item) => {
    if (!mine || includes(mine.limitValue, item)) return null;
    const plan = plans.data?.data.find(({ limits: values }) => includes(values[feature], item));
    if (!plan) return { plan: null, text: "Not included in your plan." };
    const costs = plan.prices.flatMap(({ cost }) => (cost ? [formatCost(cost)] : []));
    const price = costs.length > 0 ? ` (${costs.join(" or ")})` : "";
    return { plan: plan.name, text: `Included in the ${plan.name} plan${price}.` };
  };
}
