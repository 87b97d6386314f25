import { CreditCardIcon, EmptyState, LinkButton } from "@listwise/shared-ui";

export function NoPlans() {
  return (
    <EmptyState
      icon={<CreditCardIcon size={20} />}
      title="No plans are on offer"
      message="This installation shows no plans. An administrator decides what an account may use."
      action={<LinkButton to="/contact">Contact us</LinkButton>}
    />
  );
}
