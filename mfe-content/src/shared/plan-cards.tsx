import type { PlanFeature, PublicPlan } from "@listwise/contracts";
import { Badge, CheckIcon, Loading, Skeleton } from "@listwise/shared-ui";
import { limitText } from "./limit-text";
import { PlanAction } from "./plan-action";
import { Card, CardHead, Cards, Facts } from "./plan-cards.styles";

/** What tells plans apart at a glance; a feature that is not shown in prices is left out. */
const TOLD = ["max_tracked_apps", "max_tracked_keywords", "keyword_history_days", "exports_per_day"];

export interface PlanCardsProps {
  plans: readonly PublicPlan[];
  features: readonly PlanFeature[];
  /** Key of the plan that the reader has. */
  current: string | undefined;
  headingLevel: "h2" | "h3";
  /** Whether a payment provider sells them; else an administrator gives them. */
  sold: boolean;
}

export function PlanCards({ plans, features, current, headingLevel: Heading, sold }: PlanCardsProps) {
  const told = features.filter(({ key }) => TOLD.includes(key));
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
            {told.map((feature) => (
              <li key={feature.key}>
                <CheckIcon size={15} aria-hidden="true" />
                <span>
                  {feature.featureName}:{" "}
                  <strong>{limitText(feature, plan.limits[feature.key]) ?? "none"}</strong>
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
