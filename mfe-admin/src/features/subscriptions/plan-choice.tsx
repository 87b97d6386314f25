import type { AdminSubscription } from "@listwise/contracts/billing";
import { userLimitsEndpoints, type LimitTemplate } from "@listwise/contracts/limits";
import { call } from "@listwise/shared-auth";
import { Notice, SelectField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";

interface PlanChoiceProps {
  row: AdminSubscription;
  plans: readonly LimitTemplate[];
  onClose: () => void;
}

/** Dialog that changes the plan of an account. */
export function PlanChoice({ row, plans, onClose }: PlanChoiceProps) {
  const client = useQueryClient();
  const form = useAdminForm({
    schema: userLimitsEndpoints.setUserPlan.body,
    initial: { plan: row.plan.key },
    save: async (body) => {
      await call(userLimitsEndpoints.setUserPlan, { params: { id: row.userId }, body });
      await client.invalidateQueries({ queryKey: ["admin", "subscriptions"] });
      toast.success(`${row.name} is now on another plan`);
      onClose();
    },
  });
  return (
    <EditDialog
      form={form}
      title={`Plan of ${row.name}`}
      description="Its limits apply from the account's next request."
      size="sm"
      onClose={onClose}
    >
      {row.status !== null && (
        <Notice tone="warning" title="This account has a subscription">
          The payment provider keeps charging it, and its next event may restore the plan of the subscription.
        </Notice>
      )}
      <SelectField
        label="Plan"
        options={plans.map(({ key, name }) => ({ value: key, label: name }))}
        {...form.text("plan")}
      />
    </EditDialog>
  );
}
