import type { BlogPostInput, EditedPost } from "@listwise/contracts/content";
import { z } from "@listwise/contracts/zod";
import { fromLocalInput, toLocalInput } from "../../shared/editor/local-input";

/** Form values of a post. A type instead of an interface, because forms require records. */
export type PostValues = {
  title: string;
  slug: string;
  summary: string;
  content: string;
  featuredImage: string;
  authorName: string;
  status: string;
  publishedAt: string;
  categories: number[];
};

export const emptyPost: PostValues = {
  title: "",
  slug: "",
  summary: "",
  content: "",
  featuredImage: "",
  authorName: "",
  status: "DRAFT",
  publishedAt: "",
  categories: [],
};

export const postLabels: Record<keyof PostValues, string> = {
  title: "Title",
  slug: "Address",
  summary: "Summary",
  content: "Content",
  featuredImage: "Picture",
  authorName: "Author",
  status: "Status",
  publishedAt: "Publish at",
  categories: "Categories",
};

type Stored = Pick<EditedPost, "title" | "slug" | "summary" | "content" | "status"> & {
  featuredImage: string | null;
  publishedAt: string | null;
  author: { name: string } | null;
  categories: { category: { id: number } }[];
};

export function toPostValues(post: Stored): PostValues {
  const { title, slug, summary, content, status } = post;
  return {
    ...{ title, slug, summary, content, status },
    featuredImage: post.featuredImage ?? "",
    authorName: post.author?.name ?? "",
    publishedAt: toLocalInput(post.publishedAt),
    categories: post.categories.map(({ category }) => category.id),
  };
}

/** Returns the request body; `stored` is the initial publication time. */
export function toPostBody(values: PostValues, stored: string | null): Record<keyof BlogPostInput, unknown> {
  return {
    ...values,
    featuredImage: values.featuredImage.trim() || null,
    authorName: values.authorName.trim() || null,
    publishedAt: fromLocalInput(values.publishedAt, stored),
  };
}

const Current = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  content: z.string(),
  status: z.enum(["DRAFT", "PUBLISHED"]),
  featuredImage: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  author: z.nullable(z.object({ name: z.string() })),
  categories: z.array(z.object({ category: z.object({ id: z.number() }) })),
});

/** Returns the form values of the conflicting version, or `null` if the server sent none. */
export function parseCurrentPost(current: unknown): PostValues | null {
  const known = z.safeParse(Current, current);
  return known.success ? toPostValues(known.data) : null;
}
