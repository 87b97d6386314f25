import { CreditCardIcon, EmptyState, LinkButton } from "@listwise/shared-ui";

export function NoPlans() {
  return (
    <EmptyState
      icon={<CreditCardIcon size={20} />}
      title="No plans available"
      message="This site doesn't offer any plans. An administrator decides what your account can use."
      action={<LinkButton to="/contact">Contact us</LinkButton>}
    />
  );
}
