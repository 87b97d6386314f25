import type { PlanFeature, PublicPlan } from "@listwise/contracts/limits";
import type { Executor } from "../../../infra/db/database";
import { findPlanValues } from "./public-plans.repository";
import { parseLimitValue } from "../values/values";

/** A public plan; the billing module knows what it costs. */
type UnpricedPlan = Omit<PublicPlan, "prices">;

/** Returns the public plans and the displayed features, both in display order. */
export async function loadPublicPlans(
  db: Executor,
): Promise<{ plans: UnpricedPlan[]; features: PlanFeature[] }> {
  const plans = new Map<string, UnpricedPlan>();
  const features = new Map<string, PlanFeature>();
  for (const { plan, feature, value } of await findPlanValues(db)) {
    const { key, featureName, description, unit, category, dataType } = feature;
    features.set(key, { key, featureName, description, unit, category, dataType });
    const known = plans.get(plan.key) ?? {
      key: plan.key,
      name: plan.name,
      description: plan.description,
      isDefault: plan.isDefault,
      limits: {},
      trialDays: plan.isDefault ? 0 : plan.trialDays,
    };
    known.limits[key] = parseLimitValue({ key, dataType, value });
    plans.set(plan.key, known);
  }
  return { plans: [...plans.values()], features: [...features.values()] };
}
