import { formatCount } from "@listwise/aso-core/text";
import {
  type PlanFeature,
  type PublicPlan,
  describePrices,
  formatLimit,
  HIGHLIGHTED_FEATURES,
} from "@listwise/contracts/limits";
import { Badge, CheckIcon, Loading, Skeleton } from "@listwise/shared-ui";
import { PlanAction } from "./plan-action";
import { PlainList } from "../lists/plain-list";

export interface PlanCardsProps {
  plans: readonly PublicPlan[];
  features: readonly PlanFeature[];
  /** Key of the signed-in user's plan. */
  current: string | undefined;
  headingLevel: "h2" | "h3";
  /** True if the user, or a visitor once they sign up, can start a free trial. */
  canTry: boolean;
}

export function PlanCards({ plans, features, current, headingLevel: Heading, canTry }: PlanCardsProps) {
  // Someone on a plan that isn't public sees on the subscription page which plans offer more.
  const compared = plans.some(({ key }) => key === current) ? current : undefined;
  const shown = features.filter(({ key }) => HIGHLIGHTED_FEATURES.includes(key));
  return (
    <PlainList className="doc-plans">
      {plans.map((plan) => (
        <li key={plan.key} className="doc-plan" data-current={plan.key === current}>
          <div className="doc-plan-name">
            <Heading>{plan.name}</Heading>
            {plan.key === current && <Badge tone="accent">Your plan</Badge>}
            <PlanPrice plan={plan} canTry={canTry} />
          </div>
          <p>{plan.description}</p>
          <PlainList className="doc-facts">
            {shown.map((feature) => (
              <li key={feature.key}>
                <CheckIcon size={15} aria-hidden="true" />
                <span>
                  {feature.featureName}:{" "}
                  <strong>{formatLimit(feature, plan.limits[feature.key]) ?? "none"}</strong>
                </span>
              </li>
            ))}
          </PlainList>
          <PlanAction plan={plan} current={compared} canTry={canTry} />
        </li>
      ))}
    </PlainList>
  );
}

function PlanPrice({ plan, canTry }: { plan: PublicPlan; canTry: boolean }) {
  const price = describePrices(plan.prices);
  const isTrial = canTry && plan.trialDays > 0;
  if (price === null && !isTrial) return null;
  return (
    <p className="doc-plan-price">
      {price && <strong>{price}</strong>}
      {isTrial && <span>{formatCount(plan.trialDays, "day")} free</span>}
    </p>
  );
}

export function PlanCardsLoading() {
  return (
    <Loading label="Loading plans">
      <div className="doc-plans">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} height="19.5rem" radius="lg" />
        ))}
      </div>
    </Loading>
  );
}
