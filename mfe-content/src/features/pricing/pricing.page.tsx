import { useSession } from "@listwise/shared-auth";
import { Container, ErrorState, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { PaymentNote } from "./payment-note";
import { PlanCards, PlanCardsLoading } from "../../shared/plans/plan-cards";
import { canTryQuery, myPlanQuery, plansQuery } from "../../shared/plans/plans.api";
import { useAnchor } from "../../shared/use-anchor";
import { Comparison } from "./comparison";
import { NoPlans } from "./no-plans";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./pricing.css";

export const PricingPage = withPageStyles(styles, function PricingPage() {
  const signedIn = useSession((session) => session.status === "signed-in");
  const plans = useQuery(plansQuery());
  const current = useQuery(myPlanQuery(signedIn)).data?.key;
  const canTry = useQuery(canTryQuery(signedIn)).data ?? !signedIn;
  useAnchor(plans.isSuccess);

  return (
    <Container>
      <header className="doc-offer">
        <h1>Pricing</h1>
        <p>Plans differ in how much you can track, how often, how far back, and which tools you can use.</p>
      </header>
      {plans.isPending && <PlanCardsLoading />}
      {plans.isError && (
        <ErrorState
          title="Couldn't load the plans"
          problem={plans.error}
          onRetry={() => void plans.refetch()}
          retrying={plans.isFetching}
        />
      )}
      {plans.data?.data.length === 0 && <NoPlans />}
      {plans.data && plans.data.data.length > 0 && (
        <Stack $gap={8}>
          <section id="pricing" aria-label="Plans">
            <PlanCards
              plans={plans.data.data}
              features={plans.data.features}
              current={current}
              headingLevel="h2"
              canTry={canTry}
            />
          </section>
          <PaymentNote provider={plans.data.paymentProvider} />
          <Comparison plans={plans.data.data} features={plans.data.features} current={current} />
        </Stack>
      )}
    </Container>
  );
});
