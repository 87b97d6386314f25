import type { OwnSubscription } from "@listwise/contracts/billing";
import { formatCost, type PublicPlan } from "@listwise/contracts/limits";
import { formatDate, Notice, Row, Text } from "@listwise/shared-ui";
import { ManagePayments } from "./change/manage-payments";

interface PaymentRowProps {
  subscription: OwnSubscription;
  plans: readonly PublicPlan[];
}

/** Renders what the user pays, when they pay next, and the way to invoices and cancellation. */
export function PaymentRow({ subscription, plans }: PaymentRowProps) {
  const { plan, priceId, status, nextBilledAt } = subscription;
  if (status === "past_due") {
    return (
      <Notice tone="warning" title="Your last payment failed" actions={<ManagePayments />}>
        Update your payment method to keep your plan.
      </Notice>
    );
  }
  const cost = plans.flatMap(({ prices }) => prices).find((price) => price.priceId === priceId)?.cost;
  return (
    <Row $gap={3}>
      <Text as="span" $size="sm">
        You pay for {plan?.name ?? "a plan"}
        {cost && `, ${formatCost(cost)}`}.{" "}
        {nextBilledAt ? `Your next payment is on ${formatDate(nextBilledAt)}.` : "No further payment is due."}
      </Text>
      <ManagePayments />
    </Row>
  );
}
