import { PastDaySchema } from "../api/days";
import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema, PathIdSchema } from "../api/ids";
import { AppIdSchema } from "../apps/apps";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { EarlierRankSchema, KeywordTableFields, KeywordTableRowSchema } from "./keyword-table";
import { KeywordTagsSchema, KeywordTextSchema, UserKeywordInput, UserKeywordSchema } from "./keywords";

const ById = z.object({ id: PathIdSchema });

/** All countries if absent. */
const ByCountry = z.object({ country: z.optional(CountrySchema) });

/** App whose list is meant; `null` for the unassigned keywords. */
const ListSchema = z.nullable(IdSchema);

/** Largest number of entries that one bulk request changes. */
export const MAX_BULK_ENTRIES = 10_000;

const Entries = { ids: z.array(IdSchema).check(z.minLength(1), z.maxLength(MAX_BULK_ENTRIES)) };

/** Changes that a bulk edit makes to every entry; absent fields stay as they are. */
export const BulkEditSchema = z.object({
  category: z.optional(UserKeywordInput.category),
  isFavorite: z.optional(z.boolean()),
  addTags: z.optional(KeywordTagsSchema),
  removeTags: z.optional(KeywordTagsSchema),
  isIrrelevant: z.optional(z.boolean()),
});

/** Parsed {@link BulkEditSchema}. */
export type BulkEdit = z.infer<typeof BulkEditSchema>;

/** Endpoints for the entries of keyword lists. An entry is a keyword in one country on the list of one app. */
export const keywordEntriesEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/keywords/app/{id}",
    access: "user",
    tag: "keywords",
    summary: "List the keywords on an app's list with ranks, trends and metrics, newest first",
    params: z.object({ id: AppIdSchema }),
    query: ByCountry,
    response: answer(z.array(KeywordTableRowSchema), KeywordTableFields),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  all: endpoint({
    method: "GET",
    path: "/keywords/lists",
    access: "user",
    tag: "keywords",
    summary: "List the keywords on all lists with ranks, trends and metrics, newest first",
    query: ByCountry,
    response: answer(z.array(KeywordTableRowSchema), KeywordTableFields),
    errors: ["UNKNOWN_COUNTRY"],
  }),
  ranksOn: endpoint({
    method: "GET",
    path: "/keywords/ranks",
    access: "user",
    tag: "keywords",
    summary: "Get the ranks of the keywords on an app's list, or on all lists, on an earlier day",
    query: z.object({ appId: z.optional(PathIdSchema), day: PastDaySchema }),
    response: answer(z.array(EarlierRankSchema), {
      /** UTC day of the ranks: later than the requested one if the plan's history is shorter. */
      day: z.string(),
      /** First UTC day of the plan's history; `null` if it is unlimited. */
      firstDay: z.nullable(z.string()),
    }),
    errors: ["NOT_FOUND"],
  }),
  add: endpoint({
    method: "POST",
    path: "/keywords",
    access: "user",
    tag: "keywords",
    summary: "Add a keyword to an app's list; its first ranking is queued immediately",
    body: z.object({
      appId: IdSchema,
      keywordText: KeywordTextSchema,
      /** Defaults to the current country. */
      country: z.optional(CountrySchema),
      ...UserKeywordInput,
    }),
    response: answer(UserKeywordSchema),
    status: 201,
    errors: ["CONFLICT", "FEATURE_LIMIT_EXCEEDED", "NOT_FOUND", "UNKNOWN_COUNTRY"],
    idempotent: true,
  }),
  update: endpoint({
    method: "PUT",
    path: "/keywords/{id}",
    access: "user",
    tag: "keywords",
    summary: "Update a list entry, or move it to another app's list or another country",
    params: ById,
    body: z.object({
      ...UserKeywordInput,
      isIrrelevant: z.optional(z.boolean()),
      appId: z.optional(ListSchema),
      country: z.optional(CountrySchema),
    }),
    response: answer(UserKeywordSchema),
    errors: ["CONFLICT", "FEATURE_LIMIT_EXCEEDED", "NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/keywords/{id}",
    access: "user",
    tag: "keywords",
    summary: "Remove an entry from its list",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
  edit: endpoint({
    method: "POST",
    path: "/user-keywords/bulk-edit",
    access: "user",
    tag: "user-keywords",
    summary: "Change the category, favorite flag, tags or relevance of many entries",
    body: z.object({ ...Entries, change: BulkEditSchema }),
    response: answer(z.array(UserKeywordSchema)),
    errors: ["FEATURE_LIMIT_EXCEEDED", "NOT_FOUND"],
  }),
  move: endpoint({
    method: "POST",
    path: "/user-keywords/bulk-move",
    access: "user",
    tag: "user-keywords",
    summary: "Move or copy entries to another app's list or another country; refused if one is already there",
    body: z.object({
      ...Entries,
      appId: z.optional(ListSchema),
      country: z.optional(CountrySchema),
      copy: z._default(z.boolean(), false),
    }),
    response: answer(z.array(UserKeywordSchema)),
    errors: ["CONFLICT", "FEATURE_LIMIT_EXCEEDED", "NOT_FOUND", "UNKNOWN_COUNTRY"],
    idempotent: true,
  }),
  restore: endpoint({
    method: "POST",
    path: "/user-keywords/restore",
    access: "user",
    tag: "user-keywords",
    summary: "Undo removing entries within a day: they return with their ids, dates, notes and tags",
    body: z.object(Entries),
    response: answer(z.array(UserKeywordSchema)),
    errors: ["CONFLICT", "FEATURE_LIMIT_EXCEEDED", "NOT_FOUND"],
    idempotent: true,
  }),
  markIrrelevant: endpoint({
    method: "PUT",
    path: "/apps/{id}/irrelevant-keywords",
    access: "user",
    tag: "keywords",
    summary: "Mark keywords as irrelevant for a tracked app, or as relevant again",
    params: ById,
    body: z.object({
      keywords: z.array(KeywordTextSchema).check(z.minLength(1), z.maxLength(1000)),
      isIrrelevant: z.boolean(),
    }),
    response: answer(z.object({ changed: z.number() })),
    errors: ["NOT_FOUND"],
  }),
};
