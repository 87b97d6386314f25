import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema, PathIdSchema } from "../api/ids";
import { z } from "../zod";
import { ContentPageSchema } from "./content";
import {
  BodyTextSchema,
  ById,
  ImageAddressSchema,
  MomentSchema,
  SearchTextSchema,
  SlugSchema,
} from "../api/texts";

/** Category of content pages; stored in upper case, its pages have the category in lower case in their path. */
export const PageCategorySchema = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/,
      "Use letters, digits and single hyphens, starting with a letter.",
    ),
    z.maxLength(50, "Use at most 50 characters."),
  );

/** Content page as editors see it, with original image URLs. */
const EditedPageSchema = z.extend(ContentPageSchema, {
  content: z.string(),
  featuredImage: z.nullable(z.string()),
});

/** Editable fields of a content page. A page with a future `publishedAt` goes live at that time. */
export const ContentPageInputSchema = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter a title."), z.maxLength(200, "Use at most 200 characters.")),
  slug: SlugSchema,
  category: PageCategorySchema,
  content: BodyTextSchema,
  subcategory: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(100))), null),
  seoTitle: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(200))), null),
  seoDescription: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(500))), null),
  featuredImage: z._default(z.nullable(ImageAddressSchema), null),
  parentId: z._default(z.nullable(IdSchema), null),
  status: z._default(z.enum(["DRAFT", "PUBLISHED"]), "DRAFT"),
  publishedAt: z._default(z.nullable(MomentSchema), null),
});

/** Parsed {@link ContentPageInputSchema}. */
export type ContentPageInput = z.infer<typeof ContentPageInputSchema>;

const Stale = z.object({ updatedAt: MomentSchema });

/** Admin endpoints for content pages. */
export const cmsEndpoints = {
  pages: endpoint({
    method: "GET",
    path: "/cms/pages",
    access: "admin",
    tag: "cms",
    summary:
      "List content pages including drafts, last changed first; `parentId=null` returns top-level pages",
    query: z.object({
      ...PageQuery,
      category: z.optional(z.string().check(z.maxLength(50))),
      status: z.optional(z.enum(["DRAFT", "PUBLISHED"])),
      search: z.optional(SearchTextSchema),
      parentId: z.optional(z.union([z.literal("null"), PathIdSchema])),
    }),
    response: answer(z.array(EditedPageSchema), { pagination: PaginationSchema }),
  }),
  page: endpoint({
    method: "GET",
    path: "/cms/pages/{id}",
    access: "admin",
    tag: "cms",
    summary: "Get a content page, including drafts",
    params: ById,
    response: answer(EditedPageSchema),
    errors: ["NOT_FOUND"],
  }),
  createPage: endpoint({
    method: "POST",
    path: "/cms/pages",
    access: "admin",
    tag: "cms",
    summary: "Create a content page",
    body: ContentPageInputSchema,
    response: answer(EditedPageSchema),
    status: 201,
    errors: ["CONFLICT", "NOT_FOUND"],
    idempotent: true,
  }),
  updatePage: endpoint({
    method: "PUT",
    path: "/cms/pages/{id}",
    access: "admin",
    tag: "cms",
    summary: "Update a content page; `updatedAt` is that of the version you edited",
    params: ById,
    body: z.extend(ContentPageInputSchema, Stale.shape),
    response: answer(EditedPageSchema),
    errors: ["CONFLICT", "NOT_FOUND"],
  }),
  deletePage: endpoint({
    method: "DELETE",
    path: "/cms/pages/{id}",
    access: "admin",
    tag: "cms",
    summary: "Delete a content page; its children become top-level pages",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
};
