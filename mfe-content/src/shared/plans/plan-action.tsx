import { getPlanPath, getRegisterPath, type PublicPlan } from "@listwise/contracts/limits";
import { useSession } from "@listwise/shared-auth";
import { LinkButton, VisuallyHidden } from "@listwise/shared-ui";

interface PlanActionProps {
  plan: PublicPlan;
  current: string | undefined;
  /** True if the user, or a visitor once they sign up, can start a free trial. */
  canTry: boolean;
}

/** Links to the page on which users try, buy or request the plan. */
export function PlanAction({ plan, current, canTry }: PlanActionProps) {
  const signedIn = useSession((session) => session.status === "signed-in");
  const isTrial = canTry && plan.trialDays > 0;
  const hidden = <VisuallyHidden> ({plan.name})</VisuallyHidden>;
  if (!signedIn) {
    return (
      <LinkButton to={getRegisterPath(plan)} fullWidth variant={plan.isDefault ? "primary" : "secondary"}>
        {isTrial ? "Start Free Trial" : plan.isDefault ? "Start for free" : "Get started"}
        {hidden}
      </LinkButton>
    );
  }
  if (plan.key === current || plan.isDefault || current === undefined) {
    return (
      <LinkButton to="/subscription" fullWidth>
        {plan.key === current ? "See usage" : "Go to your subscription"}
        {hidden}
      </LinkButton>
    );
  }
  return (
    <LinkButton to={getPlanPath(plan.key)} fullWidth variant="primary">
      {isTrial ? "Start Free Trial" : plan.prices.length > 0 ? "Upgrade" : "Request this plan"}
      {hidden}
    </LinkButton>
  );
}
