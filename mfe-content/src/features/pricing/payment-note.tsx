import { Link, Notice } from "@listwise/shared-ui";

/** Explains how to get a plan on this site, with or without a payment provider. */
export function PaymentNote({ provider }: { provider: string | null }) {
  if (provider !== null) {
    return (
      <Notice title={`Payments go through ${provider}`}>
        You&apos;ll see the final price with taxes there before you pay. Until the payment is confirmed, your
        account stays on its current plan.
      </Notice>
    );
  }
  return (
    <Notice title="This site doesn't take payments">
      There is no payment provider, so plans have no price and you won&apos;t be charged. New accounts start
      on the default plan. <Link to="/subscription">Request another one</Link>, and an administrator decides.
    </Notice>
  );
}
