import { adminTagsEndpoints, TAG_TONES, TagInputSchema, type AdminTag } from "@listwise/contracts/admin";
import { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { SelectField, TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { tagsKey } from "../../shared/tags/tags.api";

const colors: Record<(typeof TAG_TONES)[number], string> = {
  neutral: "Gray",
  accent: "Accent",
  info: "Blue",
  success: "Green",
  warning: "Yellow",
  danger: "Red",
};

const tones = TAG_TONES.map((value) => ({ value, label: colors[value] }));
const labels = { name: "Name", tone: "Color", description: "Description" };

/** Dialog for a new or existing tag. */
export function TagDialog({ tag, onClose }: { tag: AdminTag | null; onClose: () => void }) {
  const client = useQueryClient();
  const form = useAdminForm({
    schema: TagInputSchema,
    initial: {
      name: tag?.name ?? "",
      tone: String(tag?.tone ?? "neutral"),
      description: tag?.description ?? "",
    },
    ...(tag ? { version: tag.version } : {}),
    readCurrent: (current) => {
      const known = z.safeParse(TagInputSchema, current);
      return known.success ? { ...known.data, tone: String(known.data.tone) } : null;
    },
    save: async (body, version) => {
      if (tag) {
        const params = { id: tag.id };
        await call(adminTagsEndpoints.updateTag, {
          params,
          body: { ...body, version: version ?? tag.version },
        });
      } else await call(adminTagsEndpoints.createTag, { body });
      await client.invalidateQueries({ queryKey: tagsKey });
      toast.success(`Saved ${body.name}`);
      onClose();
    },
  });
  const title = tag ? `Edit ${tag.name}` : "New tag";
  return (
    <EditDialog title={title} form={form} labels={labels} size="sm" onClose={onClose}>
      <TextField label={labels.name} required {...form.text("name")} />
      <SelectField label={labels.tone} options={tones} {...form.text("tone")} />
      <TextField label={labels.description} {...form.text("description")} />
    </EditDialog>
  );
}
