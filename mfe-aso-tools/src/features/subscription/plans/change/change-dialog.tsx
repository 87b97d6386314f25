import { subscriptionEndpoints } from "@listwise/contracts/billing";
import { formatMoney, type PlanPrice, type PublicPlan } from "@listwise/contracts/limits";
import { call } from "@listwise/shared-auth";
import {
  Button,
  Dialog,
  ErrorState,
  Loading,
  Notice,
  Skeleton,
  Stack,
  toast,
  useNavigate,
} from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { subscriptionKeys, usageQuery } from "../../../../shared/limits/limits.api";
import { ChangeSummary } from "./change-summary";
import { computeLosses } from "./compute-losses";
import { ManagePayments } from "./manage-payments";
import { changePreviewQuery } from "./subscription.api";

/** The account whose subscription is switched. */
export type Account = Omit<Parameters<typeof computeLosses>[1], "usage">;

interface ChangeDialogProps {
  plan: PublicPlan;
  price: PlanPrice;
  account: Account;
  onClose: () => void;
}

/** Dialog that shows what a switch to another price costs, then makes it. */
export function ChangeDialog({ plan, price: { priceId }, account, onClose }: ChangeDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [preview, usage] = [useQuery(changePreviewQuery(priceId)), useQuery(usageQuery())];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(subscriptionEndpoints.change, { body: { priceId } }),
    onSuccess: () => {
      onClose();
      if (account.current?.key === plan.key) toast.success("Your subscription was changed");
      else void navigate(`/subscription/success?${new URLSearchParams({ plan: plan.key }).toString()}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: subscriptionKeys }),
  });
  const due = preview.data?.billed === "now" ? preview.data.difference : null;
  const isReady = preview.data && usage.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={
        account.current?.key === plan.key ? `Change how you pay for ${plan.name}` : `Switch to ${plan.name}`
      }
      size="sm"
      readFirst
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button variant="primary" disabled={!isReady} busy={isPending} onClick={() => mutate()}>
            {due?.action === "charge" ? `Pay ${formatMoney(due)} and switch` : "Switch"}
          </Button>
        </>
      }
    >
      {preview.error || usage.error ? (
        <Stack $gap={3}>
          <ErrorState
            title="Couldn't load the cost of the switch"
            problem={preview.error ?? usage.error}
            onRetry={() => void (preview.error ? preview : usage).refetch()}
            retrying={preview.isFetching || usage.isFetching}
          />
          <ManagePayments />
        </Stack>
      ) : preview.data && usage.data ? (
        <Stack $gap={4}>
          <ChangeSummary
            preview={preview.data}
            losses={computeLosses(plan, { ...account, usage: usage.data })}
          />
          {error && (
            <Notice tone="danger" title="Couldn't switch your plan" actions={<ManagePayments />}>
              {error.message}
            </Notice>
          )}
        </Stack>
      ) : (
        <Loading label="Loading the cost of the switch">
          <Skeleton height="8rem" radius="lg" />
        </Loading>
      )}
    </Dialog>
  );
}
