import { CONFIG_TYPES, siteConfigEndpoints } from "@listwise/contracts/site";
import { z } from "@listwise/contracts/zod";
import { Card, SelectField, TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { AdminForm } from "../../shared/form/admin-form";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { configKey, saveConfig } from "./settings.api";

const schema = z.extend(z.pick(siteConfigEndpoints.set.body, { value: true, description: true }), {
  ...siteConfigEndpoints.set.params.shape,
  type: z.enum(CONFIG_TYPES),
});

const types = CONFIG_TYPES.filter((type) => type !== "secret").map((value) => ({ value, label: value }));

/** Form for a custom key, for scripts and integrations of the operator. */
export function CustomKeyCard() {
  const client = useQueryClient();
  const form = useAdminForm({
    schema,
    initial: { key: "", type: "string", value: "", description: "" },
    save: async ({ key, ...body }) => {
      await saveConfig(key, {
        value: body.value,
        type: body.type,
        ...(body.description ? { description: body.description } : {}),
      });
      await client.invalidateQueries({ queryKey: configKey });
      toast.success(`${key} added`);
    },
  });
  return (
    <Card
      title="Add a custom key"
      description="For your own integrations. Administrators can read it through the API."
    >
      <AdminForm form={form} label="Add a custom key" action="Add key">
        <TextField label="Key" required placeholder="team.note" {...form.text("key")} />
        <SelectField label="Type" options={types} {...form.text("type")} />
        <TextField label="Value" {...form.text("value")} />
        <TextField label="Description" {...form.text("description")} />
      </AdminForm>
    </Card>
  );
}
