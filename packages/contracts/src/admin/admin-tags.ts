import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";
import { ById, SearchTextSchema } from "../api/texts";

/** Tag colors; each is the name of a design tone. */
export const TAG_TONES = ["neutral", "accent", "info", "success", "warning", "danger"] as const;

/** Tag that administrators put on apps and keywords. */
export const TagSchema = z.object({ id: z.number(), name: z.string(), tone: z.enum(TAG_TONES) });

/** Parsed {@link TagSchema}. */
export type Tag = z.infer<typeof TagSchema>;

/** Tag with its usage counts; `version` changes with every edit. */
export const AdminTagSchema = z.extend(TagSchema, {
  description: z.string(),
  apps: z.number(),
  keywords: z.number(),
  createdAt: z.string(),
  version: z.string(),
});

/** Parsed {@link AdminTagSchema}. */
export type AdminTag = z.infer<typeof AdminTagSchema>;

/** Editable fields of a tag. */
export const TagInputSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter a tag name."), z.maxLength(40, "Use at most 40 characters.")),
  tone: z._default(z.enum(TAG_TONES), "neutral"),
  description: z._default(z.string().check(z.trim(), z.maxLength(200, "Use at most 200 characters.")), ""),
});

const done = z.object({ success: z.literal(true) });
const Version = z.object({ version: z.string().check(z.maxLength(100)) });

/** Admin endpoints for tags. */
export const adminTagsEndpoints = {
  tags: endpoint({
    method: "GET",
    path: "/admin/tags",
    access: "admin",
    tag: "admin-catalog",
    summary: "List tags with their usage counts",
    query: z.object({
      ...PageQuery,
      search: z.optional(SearchTextSchema),
      sortBy: z.optional(z.enum(["name", "apps", "keywords", "createdAt"])),
      sortDir: z.optional(z.enum(["asc", "desc"])),
    }),
    response: answer(z.array(AdminTagSchema), { pagination: PaginationSchema }),
  }),
  createTag: endpoint({
    method: "POST",
    path: "/admin/tags",
    access: "admin",
    tag: "admin-catalog",
    summary: "Create a tag; CONFLICT if the name is taken",
    body: TagInputSchema,
    response: answer(AdminTagSchema),
    status: 201,
    errors: ["CONFLICT"],
    idempotent: true,
  }),
  updateTag: endpoint({
    method: "PUT",
    path: "/admin/tags/{id}",
    access: "admin",
    tag: "admin-catalog",
    summary: "Update a tag; `version` is the version you edited",
    params: ById,
    body: z.extend(TagInputSchema, Version.shape),
    response: answer(AdminTagSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  deleteTag: endpoint({
    method: "DELETE",
    path: "/admin/tags/{id}",
    access: "admin",
    tag: "admin-catalog",
    summary: "Delete a tag and remove it from all apps and keywords",
    params: ById,
    response: done,
    errors: ["NOT_FOUND"],
  }),
};
