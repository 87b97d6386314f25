import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema } from "../api/ids";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { UserKeywordInput, UserKeywordSchema } from "./keywords";

/** Result of one line of a bulk request; `index` is its position in the request. */
export const BulkLineSchema = z.object({
  index: z.number(),
  keywordText: z.string(),
  country: z.nullable(z.string()),
  result: z.enum(["added", "already-tracked", "repeated", "blank", "too-long", "over-limit"]),
});

/** Parsed {@link BulkLineSchema}. */
export type BulkLine = z.infer<typeof BulkLineSchema>;

/** Details of the `UNKNOWN_COUNTRY` error of a bulk request, which adds nothing then. */
export const UncoveredLinesSchema = z.object({
  /** Lines in countries that the source lacks, each with the reason; `index` is the position in the request. */
  lines: z.array(
    z.object({ index: z.number(), keywordText: z.string(), country: z.string(), reason: z.string() }),
  ),
  /** Covered storefronts; `null` if all are. */
  storefronts: z.nullable(z.array(z.string())),
});

/** Parsed {@link UncoveredLinesSchema}. */
export type UncoveredLines = z.infer<typeof UncoveredLinesSchema>;

/** Saved view as in {@link keywordListsEndpoints.views}; see `@listwise/contracts/views` for views with ids. */
export const SavedViewSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Enter a name for the view."), z.maxLength(60)),
  query: z.string().check(z.maxLength(2000)),
});

/** Parsed {@link SavedViewSchema}. */
export type SavedView = z.infer<typeof SavedViewSchema>;

/** Endpoints for subsets of the user's keywords and for bulk changes. */
export const keywordListsEndpoints = {
  favorites: endpoint({
    method: "GET",
    path: "/user-keywords/favorites",
    access: "user",
    tag: "user-keywords",
    summary: "List your favorite keywords, newest first",
    response: answer(z.array(UserKeywordSchema)),
  }),
  byCategory: endpoint({
    method: "GET",
    path: "/user-keywords/category/{category}",
    access: "user",
    tag: "user-keywords",
    summary: "List your keywords in a category, newest first",
    params: z.object({ category: z.string().check(z.minLength(1), z.maxLength(60)) }),
    response: answer(z.array(UserKeywordSchema)),
  }),
  search: endpoint({
    method: "GET",
    path: "/user-keywords/search",
    access: "user",
    tag: "user-keywords",
    summary: "List your keywords whose text, category or notes contain a term, newest first",
    query: z.object({ searchTerm: z.string().check(z.maxLength(200)) }),
    response: answer(z.array(UserKeywordSchema)),
  }),
  addMany: endpoint({
    method: "POST",
    path: "/user-keywords/bulk",
    access: "user",
    tag: "user-keywords",
    summary: "Track many keywords; the response reports the result of every line",
    body: z.object({
      /** App whose list they join: the current app if absent, none (unassigned) if `null`. */
      appId: z.optional(z.nullable(IdSchema)),
      items: z
        .array(
          z.object({
            keywordText: z.string().check(z.maxLength(1000)),
            country: z.optional(CountrySchema),
            ...UserKeywordInput,
          }),
        )
        .check(z.minLength(1), z.maxLength(10_000, "Add at most 10,000 keywords at a time.")),
      /** Adds nothing if the plan has no room for all; the error's `details.usage.remaining` says how many fit. */
      allOrNothing: z.optional(z.boolean()),
    }),
    response: answer(z.array(BulkLineSchema), {
      added: z.number(),
      tracked: z.number(),
      refused: z.number(),
      keywords: z.array(UserKeywordSchema),
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "FEATURE_LIMIT_EXCEEDED"],
    bodyLimit: 4_000_000,
    idempotent: true,
  }),
  removeMany: endpoint({
    method: "POST",
    path: "/user-keywords/bulk-delete",
    access: "user",
    tag: "user-keywords",
    summary: "Untrack many keywords",
    body: z.object({ ids: z.array(IdSchema).check(z.maxLength(10_000)) }),
    response: z.object({ success: z.literal(true), removed: z.number() }),
    errors: ["FEATURE_LIMIT_EXCEEDED"],
  }),
  views: endpoint({
    method: "GET",
    path: "/user-keywords/views",
    access: "user",
    tag: "user-keywords",
    summary: "Deprecated; use GET /views/keywords. List your saved views of the keywords page",
    response: answer(z.array(SavedViewSchema)),
  }),
  saveViews: endpoint({
    method: "PUT",
    path: "/user-keywords/views",
    access: "user",
    tag: "user-keywords",
    summary: "Deprecated; use /views/keywords. Replace your saved views of the keywords page, in this order",
    body: z.object({ views: z.array(SavedViewSchema).check(z.maxLength(50, "Save at most 50 views.")) }),
    response: answer(z.array(SavedViewSchema)),
  }),
};
