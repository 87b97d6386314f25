import {
  Button,
  CircleCheckIcon,
  ClockIcon,
  CreditCardIcon,
  EmptyState,
  LinkButton,
  Spinner,
} from "@listwise/shared-ui";
import type { useActivation } from "./use-activation";

const icon = { size: 20, "aria-hidden": true } as const;
const limits = <LinkButton to="/subscription">See your limits</LinkButton>;

type OutcomeProps = Pick<
  ReturnType<typeof useActivation>,
  "state" | "provider" | "plan" | "checking" | "again"
>;

/** Renders the outcome of the purchase and the next step. */
export function Outcome({ state, provider, plan, checking, again }: OutcomeProps) {
  if (state === "active") {
    return (
      <EmptyState
        icon={<CircleCheckIcon {...icon} />}
        title={`You're on the ${plan?.name} plan`}
        message="The new limits apply now. Thank you!"
        action={
          <>
            <LinkButton to="/dashboard" variant="primary">
              Go to your dashboard
            </LinkButton>
            {limits}
          </>
        }
      />
    );
  }
  if (state === "no-provider") {
    return (
      <EmptyState
        icon={<CreditCardIcon {...icon} />}
        title="No payment was made"
        message={`This installation has no payment provider, so you weren't charged and your plan didn't change. You're on the ${plan?.name} plan. An administrator can change it.`}
        action={
          <>
            {limits}
            <LinkButton to="/pricing" variant="ghost">
              Compare plans
            </LinkButton>
          </>
        }
      />
    );
  }
  if (state === "late") {
    return (
      <EmptyState
        icon={<ClockIcon {...icon} />}
        title="This is taking longer than usual"
        message={`${provider} hasn't confirmed the payment yet. You can leave this page. Your new plan starts automatically; until then, you're on the ${plan?.name} plan.`}
        action={
          <>
            <Button variant="primary" onClick={again} busy={checking}>
              Check again
            </Button>
            {limits}
            <LinkButton to="/contact" variant="ghost">
              Contact us
            </LinkButton>
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<Spinner size={20} />}
      title={state === "waiting" ? "Waiting for confirmation" : "Checking your plan"}
      message="This usually takes a few seconds. The page updates automatically."
    />
  );
}
