import { ReportInputSchema, reportsEndpoints, type ReportTemplate } from "@listwise/contracts/reports";
import { formatCount } from "@listwise/aso-core/text";
import { call } from "@listwise/shared-auth";
import { SelectField, Switch, TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { reportsKey } from "./reports.list";

interface NewReportDialogProps {
  templates: readonly ReportTemplate[];
  onClose: () => void;
}

/** Returns text that isn't a number unchanged, so that the schema reports it. */
const parseWholeNumber = (text: string): unknown => (/^\d+$/.test(text.trim()) ? Number(text) : text);

export function NewReportDialog({ templates, onClose }: NewReportDialogProps) {
  const client = useQueryClient();
  const form = useAdminForm({
    schema: ReportInputSchema,
    initial: { name: "", kind: String(templates[0]?.kind ?? ""), days: "30", isShared: false },
    toBody: ({ days, ...values }) => ({ ...values, days: parseWholeNumber(days) }),
    save: async (body) => {
      const { data } = await call(reportsEndpoints.create, { body });
      await client.invalidateQueries({ queryKey: reportsKey });
      toast.success(`Report created: ${formatCount(data.rows, "row")}`);
      onClose();
    },
  });
  const chosen = templates.find(({ kind }) => kind === form.values.kind);
  return (
    <EditDialog form={form} title="New report" action="Create report" isNew onClose={onClose}>
      <TextField label="Name" required maxLength={100} {...form.text("name")} />
      <SelectField
        label="Data"
        options={templates.map(({ kind, name }) => ({ value: kind, label: name }))}
        hint={chosen?.description}
        {...form.text("kind")}
      />
      {chosen?.overDays && (
        <TextField
          label="Days"
          inputMode="numeric"
          hint="Period covered by the report."
          {...form.text("days")}
        />
      )}
      <Switch
        label="Shared"
        hint="All administrators can see it; only you can delete it."
        {...form.check("isShared")}
      />
    </EditDialog>
  );
}
