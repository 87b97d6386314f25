import { ReportInputSchema, reportsEndpoints, type ReportTemplate } from "@listwise/contracts";
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

/** What is no number goes on as it is, so that the schema can say so. */
const wholeNumber = (text: string): unknown => (/^\d+$/.test(text.trim()) ? Number(text) : text);

export function NewReportDialog({ templates, onClose }: NewReportDialogProps) {
  const client = useQueryClient();
  const form = useAdminForm({
    schema: ReportInputSchema,
    initial: { name: "", kind: String(templates[0]?.kind ?? ""), days: "30", isShared: false },
    toBody: ({ days, ...values }) => ({ ...values, days: wholeNumber(days) }),
    save: async (body) => {
      const { data } = await call(reportsEndpoints.create, { body });
      await client.invalidateQueries({ queryKey: reportsKey });
      toast.success(`Report made: ${data.rows} ${data.rows === 1 ? "row" : "rows"}`);
      onClose();
    },
  });
  const chosen = templates.find(({ kind }) => kind === form.values.kind);
  return (
    <EditDialog form={form} title="New report" action="Make report" isNew onClose={onClose}>
      <TextField label="Name" required maxLength={100} {...form.text("name")} />
      <SelectField
        label="Of"
        options={templates.map(({ kind, name }) => ({ value: kind, label: name }))}
        hint={chosen?.description}
        {...form.text("kind")}
      />
      {chosen?.overDays && (
        <TextField label="Days" inputMode="numeric" hint="It looks back this long." {...form.text("days")} />
      )}
      <Switch
        label="Shared"
        hint="All administrators see it; only you can delete it."
        {...form.check("isShared")}
      />
    </EditDialog>
  );
}
