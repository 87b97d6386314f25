import { AppNoteSchema, type AdminAppDetail } from "@listwise/contracts/admin";
import { z } from "@listwise/contracts/zod";
import { Card, TextAreaField, toast } from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { AdminForm } from "../../shared/form/admin-form";
import { formatNames } from "../../shared/form/conflict";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { TagPicker } from "../../shared/tags/tag-picker";
import { allTagsQuery } from "../../shared/tags/tags.api";
import { appKey, saveApp } from "./app.api";

const Current = z.object({ note: z.string(), tags: z.array(z.object({ id: z.number() })) });
const getIds = (tags: readonly { id: number }[]) => tags.map(({ id }) => id);

/** Form for the administrators' note and tags. */
export function NoteCard({ app }: { app: AdminAppDetail }) {
  const client = useQueryClient();
  const known = useQuery(allTagsQuery());
  const { id, note, tags, version } = app;
  const form = useAdminForm({
    schema: AppNoteSchema,
    initial: { note, tags: getIds(tags) },
    version,
    readCurrent: (current) => {
      const stored = z.safeParse(Current, current);
      return stored.success ? { note: stored.data.note, tags: getIds(stored.data.tags) } : null;
    },
    save: async (body, from = version) => {
      client.setQueryData(appKey(id), await saveApp(id, { ...body, version: from }));
      void client.invalidateQueries({ queryKey: ["admin", "apps"] });
      toast.success("Saved");
    },
  });
  return (
    <Card title="Note and tags" description="Visible only to administrators.">
      <AdminForm
        form={form}
        label="Note and tags"
        labels={{ note: "Note", tags: "Tags" }}
        words={{ tags: (ids) => formatNames(ids, known.data) }}
      >
        <TextAreaField label="Note" {...form.text("note")} />
        <TagPicker chosen={form.values.tags} onChange={(chosen) => form.set("tags", [...chosen])} />
      </AdminForm>
    </Card>
  );
}
