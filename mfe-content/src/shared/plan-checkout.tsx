import type { PublicPlan } from "@listwise/contracts";
import { Button, Notice, Stack } from "@listwise/shared-ui";
import { useCheckout } from "./use-checkout";

/** Leads to the payment provider's page for a plan. Nothing changes here before the provider says it was paid. */
export function PlanCheckout({ plan }: { plan: PublicPlan }) {
  const { start, leaving, problem } = useCheckout(plan.key);
  return (
    <Stack $gap={2}>
      <Button variant="primary" fullWidth busy={leaving} onClick={start}>
        {leaving ? "Processing…" : `Upgrade to ${plan.name}`}
      </Button>
      {problem && (
        <Notice tone="danger" title="The payment could not be started">
          {problem}
        </Notice>
      )}
    </Stack>
  );
}
