import type { OwnSubscription, PlanRequest, Trial } from "@listwise/contracts/billing";
import {
  describePrices,
  formatLimit,
  HIGHLIGHTED_FEATURES,
  type FeatureLimit,
  type PlanFeature,
  type PublicPlan,
} from "@listwise/contracts/limits";
import { formatCount } from "@listwise/aso-core/text";
import { Badge, formatDate, Row, Text } from "@listwise/shared-ui";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { PlanButtons } from "./plan-buttons";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--lw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Offer = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-2);
  min-width: 0;
  padding: var(--lw-space-4);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  scroll-margin-top: 5rem;
  &[data-main="true"] {
    border-color: var(--lw-accent-border);
    background: var(--lw-accent-soft);
  }
  h3 {
    font-size: var(--lw-font-md);
  }
  ul {
    flex: 1;
    margin: 0;
    padding-inline-start: var(--lw-space-5);
    font-size: var(--lw-font-sm);
  }
`;

export interface PlanOffersProps {
  plans: readonly PublicPlan[];
  features: readonly PlanFeature[];
  limits: Readonly<Record<string, FeatureLimit>>;
  current: string;
  requests: readonly PlanRequest[];
  trial: { data: Trial | null; canStart: boolean };
  /** The subscription that the user pays for. */
  subscription: OwnSubscription | null;
  /** Key of the plan that the user came for. */
  main: string | undefined;
  /** Scrolls to that plan. */
  scrolls: boolean;
  /** Keys of the features whose limits matter most here. */
  wanted: readonly string[];
}

/** Lists the plans that the user can get, with the limits that matter, and what they can do about each. */
export function PlanOffers(props: PlanOffersProps) {
  return (
    <List>
      {props.plans.map((plan) => (
        <PlanOffer key={plan.key} plan={plan} {...props} />
      ))}
    </List>
  );
}

function PlanOffer({ plan, ...props }: PlanOffersProps & { plan: PublicPlan }) {
  const { plans, features, limits, current, requests, trial, subscription, main, scrolls, wanted } = props;
  const isMain = plan.key === main;
  const isCurrent = plan.key === current;
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMain && scrolls) ref.current?.scrollIntoView({ block: "center" });
  }, [isMain, scrolls]);
  const isTried = isCurrent && trial.data?.plan.key === plan.key && trial.data.endedAt === null;
  // A payer can switch to the other prices of the same plan.
  const prices = plan.prices.filter(({ priceId }) => priceId !== subscription?.priceId);
  const keys = [...new Set([...wanted, ...HIGHLIGHTED_FEATURES])];
  const shown = keys.flatMap((key) => features.find((feature) => feature.key === key) ?? []);
  const price = describePrices(plan.prices);
  return (
    <Offer ref={ref} data-main={isMain} aria-label={plan.name}>
      <Row $gap={2}>
        <h3>{plan.name}</h3>
        {isCurrent && <Badge tone="accent">{isTried ? "Free trial" : "Your plan"}</Badge>}
        {!isCurrent && trial.canStart && plan.trialDays > 0 && (
          <Badge tone="success">{formatCount(plan.trialDays, "day")} free</Badge>
        )}
      </Row>
      {price && (
        <Text $size="sm" $strong>
          {price}
        </Text>
      )}
      <ul>
        {shown.map((feature) => (
          <li key={feature.key}>
            {feature.featureName}: <strong>{formatLimit(feature, plan.limits[feature.key]) ?? "none"}</strong>
            {!isCurrent && ` (now ${formatLimit(feature, limits[feature.key]?.limitValue) ?? "none"})`}
          </li>
        ))}
      </ul>
      {isTried && trial.data && (
        <Text $size="sm">
          Your free trial ends on {formatDate(trial.data.endsAt)}. You won't be charged, and your data stays.
        </Text>
      )}
      {(!isCurrent || isTried || (subscription && prices.length > 0)) && (
        <PlanButtons
          plan={{ ...plan, prices }}
          account={subscription && { features, limits, current: plans.find(({ key }) => key === current) }}
          request={requests.find(({ plan: { key } }) => key === plan.key)}
          canTry={trial.canStart}
          isMain={isMain || isTried}
          isSmaller={plans.indexOf(plan) < plans.findIndex(({ key }) => key === current)}
        />
      )}
    </Offer>
  );
}
