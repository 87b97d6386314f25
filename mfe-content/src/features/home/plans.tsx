import { useSession } from "@listwise/shared-auth";
import { ErrorState, LinkButton } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { PlanCards, PlanCardsLoading } from "../../shared/plans/plan-cards";
import { canTryQuery, myPlanQuery, plansQuery } from "../../shared/plans/plans.api";
import { Section } from "../../shared/section";

export function Plans() {
  const signedIn = useSession((session) => session.status === "signed-in");
  const plans = useQuery(plansQuery());
  const current = useQuery(myPlanQuery(signedIn)).data?.key;
  const canTry = useQuery(canTryQuery(signedIn)).data ?? !signedIn;
  return (
    <Section
      id="pricing"
      title="Plans that grow with your apps"
      lead="Plans differ in how much you can track, how often, and which tools you can use."
    >
      {plans.isPending && <PlanCardsLoading />}
      {plans.isError && (
        <ErrorState
          title="Couldn't load the plans"
          problem={plans.error}
          onRetry={() => void plans.refetch()}
          retrying={plans.isFetching}
        />
      )}
      {plans.data && (
        <PlanCards
          plans={plans.data.data}
          features={plans.data.features}
          current={current}
          headingLevel="h3"
          canTry={canTry}
        />
      )}
      <div className="doc-home-centered">
        <LinkButton to="/pricing">Compare every feature</LinkButton>
      </div>
    </Section>
  );
}
