import type { PublicPlan } from "@listwise/contracts";
import { useSession } from "@listwise/shared-auth";
import { LinkButton, VisuallyHidden } from "@listwise/shared-ui";

interface PlanActionProps {
  plan: PublicPlan;
  current: string | undefined;
}

export function PlanAction({ plan, current }: PlanActionProps) {
  const signedIn = useSession((session) => session.status === "signed-in");
  if (signedIn) {
    return (
      <LinkButton to="/subscription" fullWidth>
        {plan.key === current ? "See what is used" : "Go to your subscription"}
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
