import { governanceEndpoints } from "@listwise/contracts/releases";
import { call } from "@listwise/shared-auth";
import { TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../../shared/form/edit-dialog";
import { useAdminForm } from "../../../shared/form/use-admin-form";
import { releasesKey } from "../releases/releases.api";

/** Sets the share of the browsers to which a publisher may promote alone. */
export function LimitDialog({ soloPercent, onClose }: { soloPercent: number; onClose: () => void }) {
  const client = useQueryClient();
  const form = useAdminForm({
    schema: governanceEndpoints.setRules.body,
    initial: { soloPercent: String(soloPercent) },
    toBody: (values) => ({ soloPercent: Number(values.soloPercent.trim() || "none") }),
    save: async (body) => {
      await call(governanceEndpoints.setRules, { body });
      await client.invalidateQueries({ queryKey: releasesKey });
      toast.success("Saved the limit");
      onClose();
    },
  });
  return (
    <EditDialog
      title="Two-person promotion"
      description="The person who published a version can promote it to this share of the browsers alone. Above it, another administrator approves. Rollbacks never need an approval."
      form={form}
      size="sm"
      onClose={onClose}
    >
      <TextField
        label="Limit (%)"
        hint="0 to 100. With 100, nothing needs an approval."
        inputMode="numeric"
        required
        {...form.text("soloPercent")}
      />
    </EditDialog>
  );
}
