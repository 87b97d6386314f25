import {
  type PlanFeature,
  type PublicPlan,
  formatLimit,
  HIGHLIGHTED_FEATURES,
} from "@listwise/contracts/limits";
import { Badge, CheckIcon, Loading, Skeleton } from "@listwise/shared-ui";
import { PlanAction } from "./plan-action";
import { Card, CardHead, Cards, Facts } from "./plan-cards.styles";

export interface PlanCardsProps {
  plans: readonly PublicPlan[];
  features: readonly PlanFeature[];
  /** Key of the signed-in user's plan. */
  current: string | undefined;
  headingLevel: "h2" | "h3";
  /** True if a payment provider sells the plans; otherwise an administrator assigns them. */
  sold: boolean;
}

export function PlanCards({ plans, features, current, headingLevel: Heading, sold }: PlanCardsProps) {
  const shown = features.filter(({ key }) => HIGHLIGHTED_FEATURES.includes(key));
  return (
    <Cards>
      {plans.map((plan) => (
        <Card key={plan.key} $current={plan.key === current}>
          <CardHead>
            <Heading>{plan.name}</Heading>
            {plan.key === current && <Badge tone="accent">Your plan</Badge>}
          </CardHead>
          <p>{plan.description}</p>
          <Facts>
            {shown.map((feature) => (
              <li key={feature.key}>
                <CheckIcon size={15} aria-hidden="true" />
                <span>
                  {feature.featureName}:{" "}
                  <strong>{formatLimit(feature, plan.limits[feature.key]) ?? "none"}</strong>
                </span>
              </li>
            ))}
          </Facts>
          <PlanAction plan={plan} current={current} sold={sold} />
        </Card>
      ))}
    </Cards>
  );
}

export function PlanCardsLoading() {
  return (
    <Loading label="Loading plans">
      <Cards as="div" role={undefined}>
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} height="19.5rem" radius="lg" />
        ))}
      </Cards>
    </Loading>
  );
}
