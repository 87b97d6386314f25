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

/** What has come of it, and the way on. */
export function Outcome({ state, provider, plan, checking, again }: OutcomeProps) {
  if (state === "active") {
    return (
      <EmptyState
        icon={<CircleCheckIcon {...icon} />}
        title={`You are on the ${plan?.name} plan`}
        message="Its limits hold from now on. Thank you."
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
        message={`This installation has no payment provider, so nothing was charged and nothing changes by itself. You are on the ${plan?.name} plan; an administrator can give you another.`}
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
        title="This takes longer than usual"
        message={`${provider} has not confirmed the payment yet. You need not wait here: the plan becomes active by itself, and you are on the ${plan?.name} plan until then.`}
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
      title={state === "waiting" ? "Waiting for the confirmation" : "Checking your plan"}
      message="This usually takes a few seconds. The page changes by itself."
    />
  );
}
