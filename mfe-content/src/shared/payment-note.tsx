import { Link, Notice } from "@listwise/shared-ui";

/** How a plan comes about, in plain words: with a payment provider, or without one. */
export function PaymentNote({ provider }: { provider: string | null }) {
  if (provider !== null) {
    return (
      <Notice title={`Payments go through ${provider}`}>
        The price and its taxes are shown there before you pay. Until a payment is confirmed, your account
        stays on the plan it has.
      </Notice>
    );
  }
  return (
    <Notice title="No payment is taken here">
      This installation has no payment provider, so no plan has a price and nobody is charged. A new account
      starts on the free plan; an administrator can move it to another.{" "}
      <Link to="/contact">Ask for a plan</Link>.
    </Notice>
  );
}
