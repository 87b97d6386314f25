import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema, PathIdSchema } from "../api/ids";
import { PictureUrlSchema } from "../api/pictures";
import { z } from "../zod";
import { PlatformSchema } from "../apps/listing";
import { TagSchema } from "./admin-tags";
import { ById, SearchTextSchema } from "../api/texts";

/** App states. `hidden` apps don't appear in the catalog; users who track them keep them. */
export const APP_STATES = ["active", "hidden"] as const;

/** App as administrators see it. Values that the store doesn't provide are `null`. */
export const AdminAppSchema = z.object({
  id: z.number(),
  storeId: z.string(),
  platform: PlatformSchema,
  status: z.enum(APP_STATES),
  name: z.nullable(z.string()),
  icon: z.nullable(PictureUrlSchema),
  developer: z.nullable(z.string()),
  primaryGenre: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  ratingCount: z.nullable(z.number()),
  source: z.nullable(z.string()),
  fetchedAt: z.nullable(z.string()),
  followers: z.number(),
  owners: z.number(),
  createdAt: z.string(),
  tags: z.array(TagSchema),
});

/** Parsed {@link AdminAppSchema}. */
export type AdminApp = z.infer<typeof AdminAppSchema>;

/** App with the administrators' note and its known listings. */
export const AdminAppDetailSchema = z.extend(AdminAppSchema, {
  note: z.string(),
  version: z.string(),
  keywords: z.number(),
  listings: z.array(
    z.object({
      source: z.string(),
      country: z.string(),
      name: z.string(),
      fetchedAt: z.nullable(z.string()),
    }),
  ),
});

/** Parsed {@link AdminAppDetailSchema}. */
export type AdminAppDetail = z.infer<typeof AdminAppDetailSchema>;

const TagIds = z.array(IdSchema).check(z.maxLength(50, "Use at most 50 tags."));

/** The fields of an app that administrators can edit; everything else comes from the store. */
export const AppNoteSchema = z.object({
  note: z.string().check(z.trim(), z.maxLength(2000, "Use at most 2,000 characters.")),
  tags: TagIds,
});

/** Keyword, whichever users track it. */
export const AdminKeywordSchema = z.object({
  id: z.number(),
  text: z.string(),
  /** Absent in answers of older servers. */
  platform: z.optional(PlatformSchema),
  users: z.number(),
  countries: z.array(z.string()),
  checkedAt: z.nullable(z.string()),
  createdAt: z.string(),
  tags: z.array(TagSchema),
});

/** Parsed {@link AdminKeywordSchema}. */
export type AdminKeyword = z.infer<typeof AdminKeywordSchema>;

const done = z.object({ success: z.literal(true) });
const Version = z.object({ version: z.string().check(z.maxLength(100)) });
const TagFilter = z.optional(PathIdSchema);
const sortDir = z.optional(z.enum(["asc", "desc"]));
const Latest = z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))) });

/** Admin endpoints for apps, keywords and tags. */
export const adminCatalogEndpoints = {
  apps: endpoint({
    method: "GET",
    path: "/admin/apps",
    access: "admin",
    tag: "admin-catalog",
    summary: "List all known apps; 10 per page by default",
    query: z.object({
      ...PageQuery,
      search: z.optional(SearchTextSchema),
      platform: z.optional(PlatformSchema),
      status: z.optional(z.enum(APP_STATES)),
      tag: TagFilter,
      sortBy: z.optional(z.enum(["name", "createdAt", "followers", "ratingCount"])),
      sortDir,
    }),
    response: answer(z.array(AdminAppSchema), { pagination: PaginationSchema }),
  }),
  recentApps: endpoint({
    method: "GET",
    path: "/admin/apps/recent",
    access: "admin",
    tag: "admin-catalog",
    summary: "List the most recently added apps; 10 by default",
    query: Latest,
    response: answer(z.array(AdminAppSchema)),
  }),
  app: endpoint({
    method: "GET",
    path: "/admin/apps/{id}",
    access: "admin",
    tag: "admin-catalog",
    summary: "Get an app with the administrators' note and tags",
    params: ById,
    response: answer(AdminAppDetailSchema),
    errors: ["NOT_FOUND"],
  }),
  updateApp: endpoint({
    method: "PUT",
    path: "/admin/apps/{id}",
    access: "admin",
    tag: "admin-catalog",
    summary: "Update the note and tags of an app; `version` is the version you edited",
    params: ById,
    body: z.extend(AppNoteSchema, Version.shape),
    response: answer(AdminAppDetailSchema),
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  setAppStatus: endpoint({
    method: "PUT",
    path: "/admin/apps/{id}/status",
    access: "admin",
    tag: "admin-catalog",
    summary: "Show or hide an app in the catalog",
    params: ById,
    body: z.object({ status: z.enum(APP_STATES) }),
    response: answer(AdminAppDetailSchema),
    errors: ["NOT_FOUND"],
  }),
  deleteApp: endpoint({
    method: "DELETE",
    path: "/admin/apps/{id}",
    access: "admin",
    tag: "admin-catalog",
    summary: "Delete an app; CONFLICT if an account tracks or owns it",
    params: ById,
    response: done,
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  keywords: endpoint({
    method: "GET",
    path: "/admin/keywords",
    access: "admin",
    tag: "admin-catalog",
    summary: "List the keywords that users requested. Without a filter, the total may be a minute old",
    query: z.object({
      ...PageQuery,
      search: z.optional(SearchTextSchema),
      tag: TagFilter,
      sortBy: z.optional(z.enum(["text", "users", "checkedAt", "createdAt"])),
      sortDir,
    }),
    response: answer(z.array(AdminKeywordSchema), { pagination: PaginationSchema }),
  }),
  recentKeywords: endpoint({
    method: "GET",
    path: "/admin/keywords/recent",
    access: "admin",
    tag: "admin-catalog",
    summary: "List the most recently added keywords; 10 by default",
    query: Latest,
    response: answer(z.array(AdminKeywordSchema)),
  }),
  tagKeyword: endpoint({
    method: "PUT",
    path: "/admin/keywords/{id}/tags",
    access: "admin",
    tag: "admin-catalog",
    summary: "Replace the tags of a keyword",
    params: ById,
    body: z.object({ tags: TagIds }),
    response: answer(AdminKeywordSchema),
    errors: ["NOT_FOUND"],
  }),
  crawlKeyword: endpoint({
    method: "POST",
    path: "/admin/keywords/{id}/crawl",
    access: "admin",
    tag: "admin-catalog",
    summary:
      "Request new store results for a keyword in every country it is tracked in; `queued` counts the pending requests",
    params: ById,
    response: z.object({ success: z.literal(true), queued: z.number() }),
    errors: ["NOT_FOUND"],
  }),
};
