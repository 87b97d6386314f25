import { answer, PageQuery, PaginationSchema } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";
import { ById, SearchTextSchema } from "./texts";

/** Colours a tag can have; names of tones of the design. */
export const TAG_TONES = ["neutral", "accent", "info", "success", "warning", "danger"] as const;

/** A tag of the administrators' own, on apps and keywords. */
export const TagSchema = z.object({ id: z.number(), name: z.string(), tone: z.enum(TAG_TONES) });

/** Parsed {@link TagSchema}. */
export type Tag = z.infer<typeof TagSchema>;

/** A tag with how often it is used; `version` changes with it. */
export const AdminTagSchema = z.extend(TagSchema, {
  description: z.string(),
  apps: z.number(),
  keywords: z.number(),
  createdAt: z.string(),
  version: z.string(),
});

/** Parsed {@link AdminTagSchema}. */
export type AdminTag = z.infer<typeof AdminTagSchema>;

/** What an administrator says of a tag. */
export const TagInputSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, "Name the tag."), z.maxLength(40, "Use at most 40 characters.")),
  tone: z._default(z.enum(TAG_TONES), "neutral"),
  description: z._default(z.string().check(z.trim(), z.maxLength(200, "Use at most 200 characters.")), ""),
});

const done = z.object({ success: z.literal(true) });
const Version = z.object({ version: z.string().check(z.maxLength(100)) });

/** Tags of the administrators' own. */
export const adminTagsEndpoints = {
  tags: endpoint({
    method: "GET",
    path: "/admin/tags",
    access: "admin",
    tag: "admin-catalogue",
    summary: "Tags with how often they are used",
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
    tag: "admin-catalogue",
    summary: "Add a tag; CONFLICT when there is one of this name",
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
    tag: "admin-catalogue",
    summary: "Change a tag; `version` is that of the tag the change was made from",
    params: ById,
    body: z.extend(TagInputSchema, Version.shape),
    response: answer(AdminTagSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  deleteTag: endpoint({
    method: "DELETE",
    path: "/admin/tags/{id}",
    access: "admin",
    tag: "admin-catalogue",
    summary: "Delete a tag; what had it has it no more",
    params: ById,
    response: done,
    errors: ["NOT_FOUND"],
  }),
};
