import { Grid, SelectField, Stack, TextAreaField, TextField } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useId, type Ref } from "react";
import { cmsPagesQuery } from "../../shared/cms-pages";
import { ContentField } from "../../shared/editor/content-field";
import { PublishFields } from "../../shared/editor/publish-fields";
import { createSlug } from "../../shared/editor/create-slug";
import { getParentOptions } from "./parent-options";
import type { PageForm } from "./use-page-form";

interface PageFieldsProps {
  form: PageForm;
  /** Id of the edited page; `null` for a new one, whose address follows its title. */
  id: number | null;
  inside?: Ref<HTMLDivElement>;
}

const USUAL = ["CHANGELOG", "GUIDES", "HELP", "LEGAL"];

export function PageFields({ form, id, inside }: PageFieldsProps) {
  const pages = useQuery(cmsPagesQuery);
  const listId = useId();
  const { values, problems, set } = form;
  const title = form.text("title");
  const categories = [...new Set([...USUAL, ...(pages.data ?? []).map(({ category }) => category)])];
  return (
    <Stack ref={inside}>
      <TextField
        label="Title"
        required
        maxLength={200}
        {...title}
        onChange={(event) => {
          if (id === null && values.slug === createSlug(values.title))
            set("slug", createSlug(event.target.value));
          title.onChange(event);
        }}
      />
      <Grid $min="14rem">
        <TextField
          label="Address"
          required
          maxLength={100}
          hint={`/${values.category.toLowerCase() || "…"}/${values.slug || "…"}`}
          {...form.text("slug")}
        />
        <TextField
          label="Category"
          required
          maxLength={50}
          list={listId}
          hint="Enter a new name to create a category."
          {...form.text("category")}
        />
        <SelectField
          label="Parent"
          options={getParentOptions(pages.data ?? [], id)}
          {...form.text("parentId")}
        />
        <TextField label="Subcategory" maxLength={100} {...form.text("subcategory")} />
      </Grid>
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <ContentField
        value={values.content}
        error={problems["content"]}
        onChange={(text) => set("content", text)}
      />
      <Grid $min="14rem">
        <PublishFields status={form.text("status")} publishedAt={form.text("publishedAt")} />
        <TextField label="Picture" hint="https:// or a path on this site" {...form.text("featuredImage")} />
        <TextField label="SEO title" maxLength={200} {...form.text("seoTitle")} />
      </Grid>
      <TextAreaField label="SEO description" rows={3} maxLength={500} {...form.text("seoDescription")} />
    </Stack>
  );
}
