import { answer, PageQuery, PaginationSchema } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { PathIdSchema } from "../platform/ids";
import { AuthoredHtmlSchema, AuthoredTextSchema, PictureUrlSchema } from "../platform/pictures";
import { z } from "../zod";

/** A blog category with the number of published posts in it. */
export const BlogCategorySchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  postCount: z.number(),
});

/** Parsed {@link BlogCategorySchema}. */
export type BlogCategory = z.infer<typeof BlogCategorySchema>;

/** Where the list of guides leads besides its guides: paths of the site, and addresses elsewhere. */
export const GUIDE_RESOURCES = [
  { label: "ASO Checklist", to: "/app-launch-checklist" },
  { label: "Keyword Research Tools", to: "/aso-tools/keyword-generator" },
  { label: "App Store Guidelines", to: "https://developer.apple.com/app-store/review/guidelines/" },
  { label: "Video Tutorials", to: "https://developer.apple.com/videos/" },
] as const;

/**
 * A published blog post. `content` is sanitized HTML or markdown; lists leave it empty. `html` is the same rendered and
 * sanitized, in answers with one post alone.
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
  /** Words in the content, from which reading time follows (200 a minute, rounded up). */
  wordCount: z.number(),
  categories: z.array(
    z.object({ category: z.object({ id: z.number(), name: z.string(), slug: z.string() }) }),
  ),
});

/** Parsed {@link BlogPostSchema}. */
export type BlogPost = z.infer<typeof BlogPostSchema>;

/**
 * A content page (help, guide, changelog entry, legal document…). `content` is sanitized HTML or markdown; `html` is the
 * same rendered and sanitized, in answers with one page alone.
 */
export const ContentPageSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  content: AuthoredTextSchema,
  html: z.optional(AuthoredHtmlSchema),
  /** Words in the content, from which reading time follows (200 a minute, rounded up). */
  wordCount: z.number(),
  seoTitle: z.nullable(z.string()),
  seoDescription: z.nullable(z.string()),
  featuredImage: z.nullable(PictureUrlSchema),
  /** HELP, GUIDES, CHANGELOG, LEGAL, or another that an administrator made. */
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

/** Public content. */
export const contentEndpoints = {
  posts: endpoint({
    method: "GET",
    path: "/blog/posts",
    access: "public",
    tag: "blog",
    summary: "Published posts, newest first; `category` is a slug",
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
    summary: "One published post",
    params: z.object({ slug: z.string().check(z.maxLength(200)) }),
    response: answer(BlogPostSchema),
    errors: ["NOT_FOUND"],
  }),
  relatedPosts: endpoint({
    method: "GET",
    path: "/blog/posts/{id}/related",
    access: "public",
    tag: "blog",
    summary: "Other posts of the given categories (comma-separated ids), newest first",
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
    summary: "One published content page",
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
      "Published content pages of a category in any case, newest first; `parentId=null` is the top level",
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
    summary: "Blog categories with their published posts counted",
    response: answer(z.array(BlogCategorySchema)),
  }),
};
