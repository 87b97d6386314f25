import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { PathIdSchema } from "../api/ids";
import { AuthoredHtmlSchema, AuthoredTextSchema, PictureUrlSchema } from "../api/pictures";
import { z } from "../zod";

/** Blog category with the number of its published posts. */
export const BlogCategorySchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  postCount: z.number(),
});

/** Parsed {@link BlogCategorySchema}. */
export type BlogCategory = z.infer<typeof BlogCategorySchema>;

/** Links of the guide list besides its guides: paths of this site and external URLs. */
export const GUIDE_RESOURCES = [
  { label: "ASO Checklist", to: "/app-launch-checklist" },
  { label: "Keyword Research Tools", to: "/aso-tools/keyword-generator" },
  { label: "App Store Guidelines", to: "https://developer.apple.com/app-store/review/guidelines/" },
  { label: "Video Tutorials", to: "https://developer.apple.com/videos/" },
] as const;

/**
 * Published blog post. `content` is sanitized HTML or Markdown and empty in lists. `html` is the rendered and sanitized
 * content, only in responses with a single post.
 */
export const BlogPostSchema = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  content: AuthoredTextSchema,
  html: z.optional(AuthoredHtmlSchema),
  featuredImage: z.nullable(PictureUrlSchema),
  publishedAt: z.string(),
  author: z.nullable(z.object({ name: z.string() })),
  /** Word count of the content; the reading time is derived from it (200 words per minute, rounded up). */
  wordCount: z.number(),
  categories: z.array(
    z.object({ category: z.object({ id: z.number(), name: z.string(), slug: z.string() }) }),
  ),
});

/** Parsed {@link BlogPostSchema}. */
export type BlogPost = z.infer<typeof BlogPostSchema>;

/**
 * Content page (help, guide, changelog entry, legal document…). `content` is sanitized HTML or Markdown; `html` is the
 * rendered and sanitized content, only in responses with a single page.
 */
export const ContentPageSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  content: AuthoredTextSchema,
  html: z.optional(AuthoredHtmlSchema),
  /** Word count of the content; the reading time is derived from it (200 words per minute, rounded up). */
  wordCount: z.number(),
  seoTitle: z.nullable(z.string()),
  seoDescription: z.nullable(z.string()),
  featuredImage: z.nullable(PictureUrlSchema),
  /** HELP, GUIDES, CHANGELOG, LEGAL, or a category that an administrator created. */
  category: z.string(),
  subcategory: z.nullable(z.string()),
  status: z.enum(["DRAFT", "PUBLISHED"]),
  publishedAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  parentId: z.nullable(z.number()),
  createdBy: z.nullable(z.object({ name: z.string() })),
  parent: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  children: z.array(z.object({ id: z.number(), slug: z.string(), title: z.string() })),
});

/** Parsed {@link ContentPageSchema}. */
export type ContentPage = z.infer<typeof ContentPageSchema>;

/** Endpoints for published content. */
export const contentEndpoints = {
  posts: endpoint({
    method: "GET",
    path: "/blog/posts",
    access: "public",
    tag: "blog",
    summary: "List published posts, newest first; `category` is a slug",
    query: z.object({
      ...PageQuery,
      category: z.optional(z.string().check(z.maxLength(100))),
      search: z.optional(z.string().check(z.maxLength(200))),
      published: z.optional(z.enum(["true", "false"])),
    }),
    response: answer(z.array(BlogPostSchema), { pagination: PaginationSchema }),
    errors: ["FORBIDDEN"],
  }),
  postBySlug: endpoint({
    method: "GET",
    path: "/blog/posts/slug/{slug}",
    access: "public",
    tag: "blog",
    summary: "Get a published post",
    params: z.object({ slug: z.string().check(z.maxLength(200)) }),
    response: answer(BlogPostSchema),
    errors: ["NOT_FOUND"],
  }),
  relatedPosts: endpoint({
    method: "GET",
    path: "/blog/posts/{id}/related",
    access: "public",
    tag: "blog",
    summary: "List other posts of the given categories (comma-separated ids), newest first",
    params: z.object({ id: PathIdSchema }),
    query: z.object({
      categories: z.optional(z.string().check(z.maxLength(200), z.regex(/^\d{1,9}(,\d{1,9})*$/))),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(20)), 3),
    }),
    response: answer(z.array(BlogPostSchema)),
    errors: ["NOT_FOUND"],
  }),
  pageBySlug: endpoint({
    method: "GET",
    path: "/cms/pages/slug/{slug}",
    access: "public",
    tag: "cms",
    summary: "Get a published content page",
    params: z.object({ slug: z.string().check(z.maxLength(200)) }),
    response: answer(ContentPageSchema),
    errors: ["NOT_FOUND"],
  }),
  pagesByCategory: endpoint({
    method: "GET",
    path: "/cms/pages/category/{category}",
    access: "public",
    tag: "cms",
    summary:
      "List published content pages of a category (case-insensitive), newest first; `parentId=null` returns top-level pages",
    params: z.object({ category: z.string().check(z.maxLength(100)) }),
    query: z.object({
      parentId: z.optional(z.union([z.literal("null"), PathIdSchema])),
    }),
    response: answer(z.array(ContentPageSchema)),
  }),
  categories: endpoint({
    method: "GET",
    path: "/blog/categories",
    access: "public",
    tag: "blog",
    summary: "List blog categories with their number of published posts",
    response: answer(z.array(BlogCategorySchema)),
  }),
};
