import { BlogCategoryInputSchema, blogAdminEndpoints, type BlogCategory } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { blogKey } from "../../shared/blog-keys";
import { createSlug } from "../../shared/editor/create-slug";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";

export function CategoryDialog({
  category,
  onClose,
}: {
  category: BlogCategory | null;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const form = useAdminForm({
    schema: BlogCategoryInputSchema,
    initial: { name: category?.name ?? "", slug: category?.slug ?? "" },
    save: async (body) => {
      if (category) await call(blogAdminEndpoints.updateCategory, { params: { id: category.id }, body });
      else await call(blogAdminEndpoints.createCategory, { body });
      await client.invalidateQueries({ queryKey: blogKey });
      toast.success("Category saved");
      onClose();
    },
  });
  const { values, set } = form;
  const name = form.text("name");
  return (
    <EditDialog
      form={form}
      title={category ? "Edit category" : "New category"}
      size="sm"
      isNew={!category}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        maxLength={100}
        {...name}
        onChange={(event) => {
          if (!category && values.slug === createSlug(values.name))
            set("slug", createSlug(event.target.value));
          name.onChange(event);
        }}
      />
      <TextField
        label="Address"
        required
        maxLength={100}
        hint={`/blog?category=${values.slug || "…"}`}
        {...form.text("slug")}
      />
    </EditDialog>
  );
}
