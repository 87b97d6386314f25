import { governanceEndpoints, type ReleaseName, type ReleasePolicy } from "@listwise/contracts/releases";
import { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../../shared/form/edit-dialog";
import { useAdminForm } from "../../../shared/form/use-admin-form";
import { releasesKey } from "../releases/releases.api";

interface PolicyDialogProps {
  name: ReleaseName;
  policy: ReleasePolicy;
  onClose: () => void;
}

const BYTES_PER_KB = 1000;
const { owner, budget } = governanceEndpoints.setPolicy.body.shape;
const FormSchema = z.object({ owner, entry: budget.shape.entry, total: budget.shape.total });
const toBytes = (text: string) => Math.round(Number(text.trim() || "none") * BYTES_PER_KB);

/** Sets the owner and the size budget of a release. */
export function PolicyDialog({ name, policy, onClose }: PolicyDialogProps) {
  const client = useQueryClient();
  const form = useAdminForm({
    schema: FormSchema,
    initial: {
      owner: policy.owner,
      entry: String(policy.budget.entry / BYTES_PER_KB),
      total: String(policy.budget.total / BYTES_PER_KB),
    },
    toBody: (values) => ({ ...values, entry: toBytes(values.entry), total: toBytes(values.total) }),
    save: async ({ owner: chosen, ...bytes }) => {
      await call(governanceEndpoints.setPolicy, { params: { name }, body: { owner: chosen, budget: bytes } });
      await client.invalidateQueries({ queryKey: releasesKey });
      toast.success(`Saved ${name}`);
      onClose();
    },
  });
  return (
    <EditDialog
      title={`Owner and budget of ${name}`}
      description="They apply from the next upload, whatever its remote.json says."
      form={form}
      size="sm"
      onClose={onClose}
    >
      <TextField label="Owner" required {...form.text("owner")} />
      <TextField label="Entry (kB, compressed)" inputMode="decimal" required {...form.text("entry")} />
      <TextField label="All scripts (kB, compressed)" inputMode="decimal" required {...form.text("total")} />
    </EditDialog>
  );
}
