import { BlogPostInputSchema, type BlogPostInput, type EditedPost } from "@listwise/contracts/content";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { toPostBody, emptyPost, parseCurrentPost, toPostValues } from "./post-values";

/** Returns the form for a new or existing post. */
export function usePostForm(
  post: EditedPost | null,
  save: (body: BlogPostInput, version: string | undefined) => Promise<void>,
) {
  return useAdminForm({
    schema: BlogPostInputSchema,
    initial: post ? toPostValues(post) : emptyPost,
    toBody: (values) => toPostBody(values, post?.publishedAt ?? null),
    ...(post ? { version: post.updatedAt } : {}),
    readCurrent: parseCurrentPost,
    save,
  });
}

export type PostForm = ReturnType<typeof usePostForm>;
