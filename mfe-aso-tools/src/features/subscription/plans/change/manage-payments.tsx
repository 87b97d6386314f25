import { subscriptionEndpoints } from "@listwise/contracts/billing";
import { call } from "@listwise/shared-auth";
import { Button, toast } from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { navigateExternal } from "../navigate-external";

/** Renders a button that opens the provider's page for payment methods, invoices and cancellation. */
export function ManagePayments() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => navigateExternal((await call(subscriptionEndpoints.portal)).url),
    onError: ({ message }) => toast.error(message),
  });
  return (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      Manage payments
    </Button>
  );
}
