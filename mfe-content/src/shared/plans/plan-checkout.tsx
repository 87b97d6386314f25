import type { PublicPlan } from "@listwise/contracts/limits";
import { Button, Notice, Stack } from "@listwise/shared-ui";
import { useCheckout } from "./use-checkout";

/** Starts the checkout on the payment provider's page. The plan changes once the provider confirms the payment. */
export function PlanCheckout({ plan }: { plan: PublicPlan }) {
  const { start, leaving, problem } = useCheckout(plan.key);
  return (
    <Stack $gap={2}>
      <Button variant="primary" fullWidth busy={leaving} onClick={start}>
        {leaving ? "Processing…" : `Upgrade to ${plan.name}`}
      </Button>
      {problem && (
        <Notice tone="danger" title="Couldn't start the payment">
          {problem}
        </Notice>
      )}
    </Stack>
  );
}
