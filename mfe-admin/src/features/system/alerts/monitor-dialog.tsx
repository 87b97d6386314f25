import { AlertConfigBodySchema, systemAlertsEndpoints, type AlertConfig } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { Checkbox, TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../../shared/form/edit-dialog";
import { useAdminForm } from "../../../shared/form/use-admin-form";
import { configsKey } from "./alerts.api";

/** Turns a monitor on or off, or changes its threshold. */
export function MonitorDialog({ config, onClose }: { config: AlertConfig; onClose: () => void }) {
  const client = useQueryClient();
  const { id, name, description, enabled, threshold } = config;
  const form = useAdminForm({
    schema: AlertConfigBodySchema,
    initial: { enabled, threshold: String(threshold) },
    toBody: (values) => ({ ...values, threshold: Number(values.threshold.trim() || "none") }),
    save: async (body) => {
      await call(systemAlertsEndpoints.setConfig, { params: { id }, body });
      await client.invalidateQueries({ queryKey: configsKey });
      toast.success(`Saved ${name}`);
      onClose();
    },
  });
  return (
    <EditDialog title={name} description={description} form={form} size="sm" onClose={onClose}>
      <Checkbox label="Enabled" {...form.check("enabled")} />
      <TextField label="Threshold" inputMode="numeric" {...form.text("threshold")} />
    </EditDialog>
  );
}
