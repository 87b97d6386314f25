import { answer, PageQuery, PaginationSchema } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { IdSchema } from "../platform/ids";
import { z } from "../zod";
import { BlogCategorySchema, BlogPostSchema } from "./content";
import {
  BodyTextSchema,
  ById,
  ImageAddressSchema,
  MomentSchema,
  SearchTextSchema,
  SlugSchema,
} from "./texts";

/** A blog post as its editors see it: with the original addresses; `publishedAt` is `null` while it has no date. */
export const EditedPostSchema = z.extend(BlogPostSchema, {
  content: z.string(),
  featuredImage: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  status: z.enum(["DRAFT", "PUBLISHED"]),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Parsed {@link EditedPostSchema}. */
export type EditedPost = z.infer<typeof EditedPostSchema>;

/** Where a post stands: a scheduled one is published and its time is still to come. */
export const PostStateSchema = z.enum(["draft", "scheduled", "published"]);

/** Columns the editors' list can be sorted by. */
export const BLOG_POST_SORTS = ["updatedAt", "publishedAt", "title"] as const;

/** What an administrator writes of a post. A post with a `publishedAt` to come is published at that moment. */
export const BlogPostInputSchema = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter a title."), z.maxLength(200, "Use at most 200 characters.")),
  slug: SlugSchema,
  summary: z._default(z.string().check(z.trim(), z.maxLength(500, "Use at most 500 characters.")), ""),
  content: BodyTextSchema,
  featuredImage: z._default(z.nullable(ImageAddressSchema), null),
  authorName: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(100))), null),
  status: z._default(z.enum(["DRAFT", "PUBLISHED"]), "DRAFT"),
  publishedAt: z._default(z.nullable(MomentSchema), null),
  /** Ids of categories. */
  categories: z._default(z.array(IdSchema).check(z.maxLength(20, "Choose at most 20 categories.")), []),
});

/** Parsed {@link BlogPostInputSchema}. */
export type BlogPostInput = z.infer<typeof BlogPostInputSchema>;

/** What an administrator writes of a category. */
export const BlogCategoryInputSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter a name."), z.maxLength(100, "Use at most 100 characters.")),
  slug: SlugSchema,
});

/** Parsed {@link BlogCategoryInputSchema}. */
export type BlogCategoryInput = z.infer<typeof BlogCategoryInputSchema>;

const Done = z.object({ success: z.literal(true) });

/** What administrators do with posts and their categories. */
export const blogAdminEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/admin/blog/posts",
    access: "admin",
    tag: "blog",
    summary: "All posts, last changed first unless told, 10 a page; lists leave `content` empty",
    query: z.object({
      ...PageQuery,
      search: z.optional(SearchTextSchema),
      category: z.optional(SlugSchema),
      state: z.optional(PostStateSchema),
      sortBy: z.optional(z.enum(BLOG_POST_SORTS)),
      sortDir: z.optional(z.enum(["asc", "desc"])),
    }),
    response: answer(z.array(EditedPostSchema), { pagination: PaginationSchema }),
  }),
  post: endpoint({
    method: "GET",
    path: "/blog/posts/{id}",
    access: "public",
    tag: "blog",
    summary: "One post by its id; administrators see drafts, too",
    params: ById,
    response: answer(EditedPostSchema),
    errors: ["NOT_FOUND"],
  }),
  createPost: endpoint({
    method: "POST",
    path: "/blog/posts",
    access: "admin",
    tag: "blog",
    summary: "Writes a post",
    body: BlogPostInputSchema,
    response: answer(EditedPostSchema),
    status: 201,
    errors: ["CONFLICT", "NOT_FOUND"],
    idempotent: true,
  }),
  updatePost: endpoint({
    method: "PUT",
    path: "/blog/posts/{id}",
    access: "admin",
    tag: "blog",
    summary: "Changes a post; `updatedAt` is that of the version it was made from",
    params: ById,
    body: z.extend(BlogPostInputSchema, { updatedAt: MomentSchema }),
    response: answer(EditedPostSchema),
    errors: ["CONFLICT", "NOT_FOUND"],
  }),
  deletePost: endpoint({
    method: "DELETE",
    path: "/blog/posts/{id}",
    access: "admin",
    tag: "blog",
    summary: "Deletes a post",
    params: ById,
    response: Done,
    errors: ["NOT_FOUND"],
  }),
  category: endpoint({
    method: "GET",
    path: "/blog/categories/{id}",
    access: "public",
    tag: "blog",
    summary: "One category",
    params: ById,
    response: answer(BlogCategorySchema),
    errors: ["NOT_FOUND"],
  }),
  createCategory: endpoint({
    method: "POST",
    path: "/blog/categories",
    access: "admin",
    tag: "blog",
    summary: "Adds a category",
    body: BlogCategoryInputSchema,
    response: answer(BlogCategorySchema),
    status: 201,
    errors: ["CONFLICT"],
    idempotent: true,
  }),
  updateCategory: endpoint({
    method: "PUT",
    path: "/blog/categories/{id}",
    access: "admin",
    tag: "blog",
    summary: "Renames a category",
    params: ById,
    body: BlogCategoryInputSchema,
    response: answer(BlogCategorySchema),
    errors: ["CONFLICT", "NOT_FOUND"],
  }),
  deleteCategory: endpoint({
    method: "DELETE",
    path: "/blog/categories/{id}",
    access: "admin",
    tag: "blog",
    summary: "Removes a category; its posts stay",
    params: ById,
    response: Done,
    errors: ["NOT_FOUND"],
  }),
};
