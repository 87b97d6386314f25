import { limitsAdminEndpoints, type LimitDefinition, type LimitTemplate } from "@listwise/contracts/limits";
import { ApiError, call } from "@listwise/shared-auth";
import { Grid, Notice, Switch, TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { plansKey } from "../../shared/plans";
import { LimitFields } from "./limit-fields";
import { toPlanBody, planSchema, toPlanValues } from "./plan-values";

interface PlanDialogProps {
  plan: LimitTemplate | null;
  definitions: readonly LimitDefinition[];
  onClose: () => void;
}

/** Prefixes a failure with the attempted action, except validation errors, which are shown at their fields. */
function rethrowWithAction(problem: unknown, what: string): never {
  if (!(problem instanceof ApiError) || problem.code === "VALIDATION_FAILED") throw problem;
  throw new ApiError({ ...problem, message: `${what}: ${problem.message}` });
}

export function PlanDialog({ plan, definitions, onClose }: PlanDialogProps) {
  const client = useQueryClient();
  const form = useAdminForm({
    schema: planSchema,
    initial: toPlanValues(plan, definitions),
    toBody: (values) => toPlanBody(values, definitions),
    save: async ({ key, ...body }) => {
      if (plan) {
        await call(limitsAdminEndpoints.updateTemplate, { params: { id: plan.id }, body }).catch(
          (problem: unknown) => rethrowWithAction(problem, "Failed to update limit template"),
        );
      } else {
        await call(limitsAdminEndpoints.createTemplate, { body: { ...body, key } }).catch(
          (problem: unknown) => rethrowWithAction(problem, "Failed to create limit template"),
        );
      }
      await client.invalidateQueries({ queryKey: plansKey });
      toast.success("Plan saved");
      onClose();
    },
  });
  const { values, problems, set } = form;
  return (
    <EditDialog
      form={form}
      title={plan ? `Edit ${plan.name}` : "New plan"}
      description="Limits apply to all accounts on the plan from their next request."
      size="lg"
      isNew={!plan}
      onClose={onClose}
    >
      <Grid $min="14rem">
        <TextField label="Name" required maxLength={60} {...form.text("name")} />
        <TextField
          label="Key"
          required
          readOnly={plan !== null}
          hint={plan ? "Can't be changed." : "Lowercase letters, digits and dashes"}
          {...form.text("key")}
        />
        <TextField label="Description" maxLength={300} {...form.text("description")} />
        <TextField
          label="Display order"
          inputMode="numeric"
          hint="Lowest first"
          {...form.text("displayOrder")}
        />
        <TextField
          label="Free trial in days"
          inputMode="numeric"
          hint="0 for none. Each account can try one plan once."
          {...form.text("trialDays")}
        />
        <Switch
          label="On the pricing page"
          hint="Users can buy, try and request it."
          {...form.check("displayInPricing")}
        />
        <Switch
          label="For new accounts"
          hint="Replaces the current default plan."
          {...form.check("isDefault")}
        />
      </Grid>
      {problems["limits"] && <Notice tone="danger" title={problems["limits"]} />}
      <LimitFields
        definitions={definitions}
        limits={values.limits}
        onChange={(limits) => set("limits", limits)}
      />
    </EditDialog>
  );
}
