import { PLATFORMS, STORES, type Platform } from "@listwise/aso-core/stores";
import { answer } from "./api/envelope";
import { endpoint } from "./api/endpoint";
import { PictureUrlSchema } from "./api/pictures";
import { ProvenanceSchema } from "./store/provenance";
import { CountrySchema } from "./store/storefronts";
import { z } from "./zod";
import { AppIdSchema } from "./apps/apps";
import { PlatformSchema } from "./apps/listing";
import { DateRangeSchema } from "./exports/exports";

/**
 * One day of an app in a storefront, computed over the keywords that the user tracks there. `day` is a UTC date. Ranks
 * are from the day's last check. `averageRank` is the mean over the `rankedCount` keywords for which the app is in the
 * top 200; show `unrankedCount` next to it. `visibility` is 0–100, as `computeVisibility` in aso-core computes it. Values
 * without data for the day are `null`. Downloads and revenue are not public and therefore not included.
 */
export const AnalyticsPointSchema = z.object({
  day: z.string(),
  averageRank: z.nullable(z.number()),
  rankedCount: z.optional(z.nullable(z.number())),
  unrankedCount: z.optional(z.nullable(z.number())),
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

/** Interval of a series: one point per day, per week (starting Monday) or per month. */
export const GranularitySchema = z.enum(["daily", "weekly", "monthly"]);

/** Parsed {@link GranularitySchema}. */
export type Granularity = z.infer<typeof GranularitySchema>;

/** Listing fields whose changes are recorded. */
export const ListingFieldSchema = z.enum([
  "name",
  "subtitle",
  "description",
  "price",
  "version",
  "icon",
  "screenshots",
  "rating",
  "inAppPurchases",
  "dataSafety",
]);

/** Parsed {@link ListingFieldSchema}. */
export type ListingField = z.infer<typeof ListingFieldSchema>;

const FIELD_NAMES: Readonly<Record<Exclude<ListingField, "subtitle">, string>> = {
  name: "Name",
  description: "Description",
  price: "Price",
  version: "Version",
  icon: "Icon",
  screenshots: "Screenshots",
  rating: "Rating",
  inAppPurchases: "In-app purchases",
  dataSafety: "Data safety",
};

/** Returns the label of a field in a store: the text below the name is a subtitle or a short description. */
export function getFieldName(field: ListingField, platform: Platform = PLATFORMS[0]): string {
  return field === "subtitle" ? STORES[platform].taglineName : FIELD_NAMES[field];
}

/**
 * Listing change in a storefront, detected at `at`; it happened after `previousAt`. Long texts are not truncated. A change
 * of the icon or the screenshots has `pictures`: the images before and after it. `platform` is the app's; answers of older
 * servers lack it.
 */
export const ListingChangeSchema = z.object({
  id: z.number(),
  at: z.string(),
  previousAt: z.string(),
  field: ListingFieldSchema,
  platform: z.optional(PlatformSchema),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  pictures: z.optional(z.object({ before: z.array(PictureUrlSchema), after: z.array(PictureUrlSchema) })),
});

/** Parsed {@link ListingChangeSchema}. */
export type ListingChange = z.infer<typeof ListingChangeSchema>;

const ByAppId = z.object({ id: AppIdSchema });
const query = z.object({
  country: z._default(CountrySchema, "us"),
  dateRange: z._default(DateRangeSchema, "30days"),
});

/** Endpoints for an app's history. */
export const analyticsEndpoints = {
  analytics: endpoint({
    method: "GET",
    path: "/apps/{id}/analytics",
    access: "user",
    tag: "apps",
    summary: "Get an app's history: ranks of the tracked keywords, visibility and rating, oldest first",
    params: ByAppId,
    // Defaults to the finest granularity in the plan.
    query: z.extend(query, { granularity: z.optional(GranularitySchema) }),
    // `advanced` is false if the plan excludes visibility and rank distribution, which are `null` then.
    response: answer(z.array(AnalyticsPointSchema), {
      provenance: ProvenanceSchema,
      advanced: z.optional(z.boolean()),
      /** First UTC day of the range, bounded by the plan; `null` if nothing bounds it. */
      from: z.optional(z.nullable(z.string())),
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "FEATURE_LIMIT_EXCEEDED"],
  }),
  changes: endpoint({
    method: "GET",
    path: "/apps/{id}/changes",
    access: "user",
    tag: "apps",
    summary: "List changes to an app's listing in a country, newest first",
    params: ByAppId,
    query,
    response: answer(z.array(ListingChangeSchema)),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
};
