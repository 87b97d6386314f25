import type { PublicPlan } from "@listwise/contracts/limits";
import { useSession } from "@listwise/shared-auth";
import { LinkButton, VisuallyHidden } from "@listwise/shared-ui";
import { PlanCheckout } from "./plan-checkout";

interface PlanActionProps {
  plan: PublicPlan;
  current: string | undefined;
  /** True if a payment provider sells the plans. */
  sold: boolean;
}

export function PlanAction({ plan, current, sold }: PlanActionProps) {
  const signedIn = useSession((session) => session.status === "signed-in");
  if (signedIn && sold && current !== undefined && plan.key !== current && !plan.isDefault) {
    return <PlanCheckout plan={plan} />;
  }
  if (signedIn && !sold && current !== undefined && plan.key !== current && !plan.isDefault) {
    return (
      <LinkButton to="/contact" fullWidth>
        Request this plan
        <VisuallyHidden> ({plan.name})</VisuallyHidden>
      </LinkButton>
    );
  }
  if (signedIn) {
    return (
      <LinkButton to="/subscription" fullWidth>
        {plan.key === current ? "See usage" : "Go to your subscription"}
        <VisuallyHidden> ({plan.name})</VisuallyHidden>
      </LinkButton>
    );
  }
  return (
    <LinkButton to="/register" fullWidth variant={plan.isDefault ? "primary" : "secondary"}>
      Start Free Trial
      <VisuallyHidden> ({plan.name})</VisuallyHidden>
    </LinkButton>
  );
}
