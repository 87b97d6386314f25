import {
  findPlanThatLifts,
  isHigherLimit,
  type FeatureLimit,
  type PublicPlan,
} from "@listwise/contracts/limits";
import {
  Card,
  ErrorState,
  formatDate,
  Link,
  LinkButton,
  Loading,
  Skeleton,
  Stack,
  Text,
  useSearchParams,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { plansQuery } from "../../../shared/limits/plans.api";
import { ownSubscriptionQuery } from "./change/subscription.api";
import { PaymentRow } from "./payment-row";
import { requestsQuery, trialQuery } from "./plan-state.api";
import { PlanOffers } from "./plan-offers";

interface PlansCardProps {
  current: string;
  limits: Readonly<Record<string, FeatureLimit>>;
  /** Keys of the features whose limits are used up. */
  exceeded: readonly string[];
}

/** Returns the plan in the address, else the first one that lifts the limit in the address or one that is used up. */
function findMainPlan(
  plans: readonly PublicPlan[],
  limits: Readonly<Record<string, FeatureLimit>>,
  plan: string | null,
  wanted: readonly string[],
): string | undefined {
  if (plans.some(({ key }) => key === plan)) return plan ?? undefined;
  for (const feature of wanted) {
    const found = findPlanThatLifts(plans, feature, limits[feature]?.limitValue);
    if (found) return found.key;
  }
  return undefined;
}

/** Returns the plans to offer. An account on a plan that isn't public is only offered those that lift one of its limits. */
function selectOffers(
  plans: readonly PublicPlan[],
  limits: Readonly<Record<string, FeatureLimit>>,
  current: string,
): PublicPlan[] {
  const isPublic = plans.some(({ key }) => key === current);
  return plans.filter(
    (plan) =>
      plan.key === current ||
      (!plan.isDefault &&
        (isPublic ||
          Object.entries(plan.limits).some(([key, value]) =>
            isHigherLimit(key, value, limits[key]?.limitValue),
          ))),
  );
}

function NoPlan({ scrolls }: { scrolls: boolean }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (scrolls) ref.current?.scrollIntoView({ block: "center" });
  }, [scrolls]);
  return (
    <Text ref={ref}>
      No plan lifts this limit. <Link to="/contact">Contact us</Link> if you need more.
    </Text>
  );
}

/** Renders the plans that the user can get. `plan` or `feature` in the address choose the one that stands out. */
export function PlansCard({ current, limits, exceeded }: PlansCardProps) {
  const [search] = useSearchParams();
  const [plans, requests, trial, subscription] = [
    useQuery(plansQuery()),
    useQuery(requestsQuery()),
    useQuery(trialQuery()),
    useQuery(ownSubscriptionQuery()),
  ];
  const failed = [plans, requests, trial, subscription].find(
    ({ isError, data }) => isError && data === undefined,
  );
  const feature = search.get("feature");
  const wanted = [...(feature && limits[feature] ? [feature] : []), ...exceeded];
  const others = selectOffers(plans.data?.data ?? [], limits, current);
  const main = findMainPlan(others, limits, search.get("plan"), wanted);
  return (
    <Card
      title="Plans"
      description={
        plans.data?.paymentProvider === null
          ? "This site doesn't take payments: request a plan, and an administrator decides."
          : "See what each plan includes, and switch to the one that fits your apps."
      }
      actions={
        <LinkButton to="/pricing" size="sm" variant="ghost">
          Compare plans
        </LinkButton>
      }
    >
      {failed ? (
        <ErrorState
          title="Couldn't load the plans"
          problem={failed.error}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : plans.data && requests.data && trial.data && subscription.data !== undefined ? (
        subscription.data || others.some(({ key }) => key !== current) ? (
          <Stack>
            {subscription.data && <PaymentRow subscription={subscription.data} plans={plans.data.data} />}
            {trial.data.data?.endedAt && current !== trial.data.data.plan.key && (
              <Text $tone="muted">
                Your free trial of {trial.data.data.plan.name} ended on {formatDate(trial.data.data.endedAt)}.
              </Text>
            )}
            {wanted.length > 0 && main === undefined && <NoPlan scrolls={search.has("feature")} />}
            <PlanOffers
              plans={others}
              features={plans.data.features}
              limits={limits}
              current={current}
              requests={requests.data}
              trial={trial.data}
              subscription={subscription.data}
              main={main}
              scrolls={search.has("plan") || search.has("feature")}
              wanted={wanted}
            />
          </Stack>
        ) : (
          <Text $tone="muted">There are no other plans to choose from.</Text>
        )
      ) : (
        <Loading label="Loading plans">
          <Skeleton height="12rem" radius="lg" />
        </Loading>
      )}
    </Card>
  );
}
