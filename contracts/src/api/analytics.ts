import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { ProvenanceSchema } from "../platform/provenance";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "./apps";
import { DateRangeSchema } from "./exports";

/**
 * One day of an app in a storefront, over the keywords the user tracks there. `day` is a UTC date. Ranks are those of the
 * day's last crawl; outside the top 200 counts as 201. `visibility` is 0–100: Σ popularity · (201 − rank) / 200 over
 * Σ popularity, of the keywords whose popularity is known. What nobody looked up that day is `null`. Downloads and revenue
 * are not public and not here.
 */
export const AnalyticsPointSchema = z.object({
  day: z.string(),
  averageRank: z.nullable(z.number()),
  visibility: z.nullable(z.number()),
  top3: z.nullable(z.number()),
  top10: z.nullable(z.number()),
  top50: z.nullable(z.number()),
  top200: z.nullable(z.number()),
  rating: z.nullable(z.number()),
  ratingCount: z.nullable(z.number()),
});

/** Parsed {@link AnalyticsPointSchema}. */
export type AnalyticsPoint = z.infer<typeof AnalyticsPointSchema>;

/** Length of the steps of a series: one point a day, a week from Monday on, or a month. */
export const GranularitySchema = z.enum(["daily", "weekly", "monthly"]);

/** Parsed {@link GranularitySchema}. */
export type Granularity = z.infer<typeof GranularitySchema>;

/** Parts of a listing whose changes are recorded. */
export const ListingFieldSchema = z.enum([
  "name",
  "subtitle",
  "description",
  "price",
  "version",
  "icon",
  "screenshots",
  "rating",
]);

/** A change of a listing in a storefront: seen at `at`, some time after `previousAt`. Long texts are told whole. */
export const ListingChangeSchema = z.object({
  id: z.number(),
  at: z.string(),
  previousAt: z.string(),
  field: ListingFieldSchema,
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** Parsed {@link ListingChangeSchema}. */
export type ListingChange = z.infer<typeof ListingChangeSchema>;

const ByAppId = z.object({ id: AppIdSchema });
const query = z.object({
  country: z._default(CountrySchema, "us"),
  dateRange: z._default(DateRangeSchema, "30days"),
});

/** An app over time. */
export const analyticsEndpoints = {
  analytics: endpoint({
    method: "GET",
    path: "/apps/{id}/analytics",
    access: "user",
    tag: "apps",
    summary: "An app over time: ranks of the tracked keywords, visibility, rating; oldest first",
    params: ByAppId,
    // Without it the finest steps that the plan has.
    query: z.extend(query, { granularity: z.optional(GranularitySchema) }),
    // `advanced` is false where the plan leaves out visibility and the distribution of ranks: they are null then.
    response: answer(z.array(AnalyticsPointSchema), {
      provenance: ProvenanceSchema,
      advanced: z.optional(z.boolean()),
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "FEATURE_LIMIT_EXCEEDED"],
  }),
  changes: endpoint({
    method: "GET",
    path: "/apps/{id}/changes",
    access: "user",
    tag: "apps",
    summary: "What changed in an app's listing in a country, newest first",
    params: ByAppId,
    query,
    response: answer(z.array(ListingChangeSchema)),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
};
