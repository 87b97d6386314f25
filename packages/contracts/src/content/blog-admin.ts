import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema } from "../api/ids";
import { z } from "../zod";
import { BlogCategorySchema, BlogPostSchema } from "./content";
import {
  BodyTextSchema,
  ById,
  ImageAddressSchema,
  MomentSchema,
  SearchTextSchema,
  SlugSchema,
} from "../api/texts";

/** Blog post as editors see it, with original image URLs; `publishedAt` is `null` while no date is set. */
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

/** Publication state of a post. A scheduled post is published with a future date. */
export const PostStateSchema = z.enum(["draft", "scheduled", "published"]);

/** Sortable columns of the editors' list. */
export const BLOG_POST_SORTS = ["updatedAt", "publishedAt", "title"] as const;

/** Editable fields of a post. A post with a future `publishedAt` goes live at that time. */
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
  /** Category ids. */
  categories: z._default(z.array(IdSchema).check(z.maxLength(20, "Choose at most 20 categories.")), []),
});

/** Parsed {@link BlogPostInputSchema}. */
export type BlogPostInput = z.infer<typeof BlogPostInputSchema>;

/** Editable fields of a category. */
export const BlogCategoryInputSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter a name."), z.maxLength(100, "Use at most 100 characters.")),
  slug: SlugSchema,
});

/** Parsed {@link BlogCategoryInputSchema}. */
export type BlogCategoryInput = z.infer<typeof BlogCategoryInputSchema>;

const Done = z.object({ success: z.literal(true) });

/** Admin endpoints for posts and their categories. */
export const blogAdminEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/admin/blog/posts",
    access: "admin",
    tag: "blog",
    summary: "List posts, last changed first by default, 10 per page; `content` is empty in lists",
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
    summary: "Get a post by its id, including drafts",
    params: ById,
    response: answer(EditedPostSchema),
    errors: ["NOT_FOUND"],
  }),
  createPost: endpoint({
    method: "POST",
    path: "/blog/posts",
    access: "admin",
    tag: "blog",
    summary: "Create a post",
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
    summary: "Update a post; `updatedAt` is that of the version you edited",
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
    summary: "Delete a post",
    params: ById,
    response: Done,
    errors: ["NOT_FOUND"],
  }),
  category: endpoint({
    method: "GET",
    path: "/blog/categories/{id}",
    access: "public",
    tag: "blog",
    summary: "Get a category",
    params: ById,
    response: answer(BlogCategorySchema),
    errors: ["NOT_FOUND"],
  }),
  createCategory: endpoint({
    method: "POST",
    path: "/blog/categories",
    access: "admin",
    tag: "blog",
    summary: "Create a category",
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
    summary: "Rename a category",
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
    summary: "Delete a category; its posts remain",
    params: ById,
    response: Done,
    errors: ["NOT_FOUND"],
  }),
};
