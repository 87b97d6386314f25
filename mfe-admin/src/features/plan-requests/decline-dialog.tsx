import {
  DeclineBodySchema,
  planRequestsAdminEndpoints,
  type AdminPlanRequest,
} from "@listwise/contracts/billing";
import { call } from "@listwise/shared-auth";
import { TextAreaField, toast } from "@listwise/shared-ui";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";

interface DeclineDialogProps {
  request: AdminPlanRequest;
  /** Reloads the requests. */
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Dialog that declines a request with a reason for the user. */
export function DeclineDialog({ request, onDone, onClose }: DeclineDialogProps) {
  const { id, name, plan } = request;
  const form = useAdminForm({
    schema: DeclineBodySchema,
    initial: { reason: "" },
    save: async (body) => {
      await call(planRequestsAdminEndpoints.decline, { params: { id }, body });
      await onDone();
      toast.success("Request declined");
      onClose();
    },
  });
  return (
    <EditDialog
      form={form}
      title={`Decline ${plan.name} for ${name}?`}
      description={`${name} gets an email with your reason and keeps the current plan.`}
      size="sm"
      action="Decline"
      onClose={onClose}
    >
      <TextAreaField label="Reason" required rows={4} maxLength={500} {...form.text("reason")} />
    </EditDialog>
  );
}
