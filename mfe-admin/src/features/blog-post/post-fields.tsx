import { Grid, Stack, TextAreaField, TextField } from "@listwise/shared-ui";
import type { Ref } from "react";
import { ContentField } from "../../shared/editor/content-field";
import { PublishFields } from "../../shared/editor/publish-fields";
import { createSlug } from "../../shared/editor/create-slug";
import { CategoryBoxes } from "./category-boxes";
import type { PostForm } from "./use-post-form";

interface PostFieldsProps {
  form: PostForm;
  /** True for a new post, whose address follows its title until edited. */
  isNew: boolean;
  inside?: Ref<HTMLDivElement>;
}

export function PostFields({ form, isNew, inside }: PostFieldsProps) {
  const { values, problems, set } = form;
  const title = form.text("title");
  return (
    <Stack ref={inside}>
      <TextField
        label="Title"
        required
        maxLength={200}
        {...title}
        onChange={(event) => {
          if (isNew && values.slug === createSlug(values.title)) set("slug", createSlug(event.target.value));
          title.onChange(event);
        }}
      />
      <TextField
        label="Address"
        required
        maxLength={100}
        hint={`/blog/${values.slug || "…"}`}
        {...form.text("slug")}
      />
      <TextAreaField label="Summary" rows={3} maxLength={500} {...form.text("summary")} />
      <ContentField
        value={values.content}
        error={problems["content"]}
        onChange={(text) => set("content", text)}
      />
      <CategoryBoxes
        value={values.categories}
        error={problems["categories"]}
        onChange={(ids) => set("categories", ids)}
      />
      <Grid $min="14rem">
        <PublishFields status={form.text("status")} publishedAt={form.text("publishedAt")} />
        <TextField label="Picture" hint="https:// or a path on this site" {...form.text("featuredImage")} />
        <TextField
          label="Author"
          maxLength={100}
          hint="Leave empty to use your name"
          {...form.text("authorName")}
        />
      </Grid>
    </Stack>
  );
}
