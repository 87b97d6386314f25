import { adminCatalogEndpoints, type AdminKeyword } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { TagPicker } from "../../shared/tags/tag-picker";
import { keywordsKey } from "./keywords.list";

export function TagDialog({ keyword, onClose }: { keyword: AdminKeyword; onClose: () => void }) {
  const client = useQueryClient();
  const form = useAdminForm({
    schema: adminCatalogEndpoints.tagKeyword.body,
    initial: { tags: keyword.tags.map(({ id }) => id) },
    save: async (body) => {
      await call(adminCatalogEndpoints.tagKeyword, { params: { id: keyword.id }, body });
      await client.invalidateQueries({ queryKey: keywordsKey });
      toast.success(`Tagged ${keyword.text}`);
      onClose();
    },
  });
  return (
    <EditDialog title={`Tags of ${keyword.text}`} form={form} size="sm" onClose={onClose}>
      <TagPicker chosen={form.values.tags} onChange={(chosen) => form.set("tags", [...chosen])} />
    </EditDialog>
  );
}
