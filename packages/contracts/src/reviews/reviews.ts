import { PLATFORMS, STORES } from "@listwise/aso-core/stores";
import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { ProvenanceSchema } from "../store/provenance";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "../apps/apps";

/** Default page size. */
export const REVIEWS_PAGE_SIZE = 10;

/**
 * Review as shown in a store. `rating` is 1–5, `date` UTC. `title` and `version` are `null` if the store has none. `appId`
 * is the app that it is about; only lists that can include a linked app name it.
 */
export const ReviewSchema = z.object({
  id: z.string(),
  username: z.string(),
  userInitial: z.string(),
  rating: z.number(),
  title: z.nullable(z.string()),
  text: z.string(),
  version: z.nullable(z.string()),
  date: z.string(),
  appId: z.optional(z.number()),
});

/** Parsed {@link ReviewSchema}. */
export type Review = z.infer<typeof ReviewSchema>;

/**
 * Store whose reviews are listed for an app that is linked with the other store: `both`, or one of them. Without a linked
 * app it has no effect.
 */
export const ReviewStoreSchema = z.enum([...PLATFORMS, "both"]);

/** Parsed {@link ReviewStoreSchema}. */
export type ReviewStore = z.infer<typeof ReviewStoreSchema>;

/** Choices of {@link ReviewStoreSchema} with their labels. */
export const REVIEW_STORE_OPTIONS: readonly { value: ReviewStore; label: string }[] = [
  ...PLATFORMS.map((value) => ({ value, label: STORES[value].name })),
  { value: "both", label: "Both stores" },
];

/**
 * Summary of a storefront's reviews. `ratingDistribution` holds whole percentages for 5, 4, 3, 2 and 1 stars that sum
 * to 100; all values are `null` without reviews.
 */
export const ReviewStatsSchema = z.object({
  averageRating: z.nullable(z.number()),
  reviewCount: z.number(),
  ratingDistribution: z.nullable(z.record(z.enum(["5", "4", "3", "2", "1"]), z.number())),
});

/** Parsed {@link ReviewStatsSchema}. */
export type ReviewStats = z.infer<typeof ReviewStatsSchema>;

/** Theme of a topic, derived from its words. */
export const ReviewThemeSchema = z.enum([
  "stability",
  "ads",
  "price",
  "account",
  "support",
  "performance",
  "data",
  "notifications",
  "design",
  "features",
]);

/** Parsed {@link ReviewThemeSchema}. */
export type ReviewTheme = z.infer<typeof ReviewThemeSchema>;

/**
 * Topic of reviews with its sentiment, 0–100, newest quotes first. `examples` are the texts of the quotes, and `versions`
 * the app versions of its reviews, newest review first. Shared analyses from before lack theme, quotes and versions.
 */
export const ReviewTopicSchema = z.object({
  topic: z.string(),
  theme: z._default(ReviewThemeSchema, "features"),
  count: z.number(),
  sentiment: z.number(),
  examples: z.array(z.string()),
  quotes: z._default(
    z.array(z.object({ text: z.string(), rating: z.number(), version: z.nullable(z.string()) })),
    [],
  ),
  versions: z._default(z.array(z.object({ version: z.string(), count: z.number() })), []),
});

/** Parsed {@link ReviewTopicSchema}. */
export type ReviewTopic = z.infer<typeof ReviewTopicSchema>;

/**
 * Sentiment of a sample of reviews. `sentimentScore` is 0–100: round(50 + 50 · mean) over each review's .6 · (rating −
 * 3) / 2 + .4 · clip(Σ AFINN / √(Σ² + 15)); `positive`, `neutral` and `negative` count reviews (above .2, between,
 * below −.2). `null` without reviews.
 */
export const ReviewAnalysisSchema = z.object({
  sentimentScore: z.nullable(z.number()),
  positive: z.number(),
  neutral: z.number(),
  negative: z.number(),
  topics: z.array(ReviewTopicSchema),
  /** App versions that reviews name, newest review first, also those that the query leaves out. */
  versions: z._default(
    z.array(z.object({ version: z.string(), count: z.number(), sentiment: z.number() })),
    [],
  ),
  sampleSize: z.number(),
  /** Reason why there is nothing to analyze, if the source has no reviews at all. */
  reason: z.optional(z.string()),
  provenance: ProvenanceSchema,
});

/** Parsed {@link ReviewAnalysisSchema}. */
export type ReviewAnalysis = z.infer<typeof ReviewAnalysisSchema>;

const ByAppId = z.object({ id: AppIdSchema });
const Country = z._default(CountrySchema, "us");

/** Endpoints for the reviews of an app in a storefront. */
export const reviewsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/apps/{id}/reviews",
    access: "user",
    tag: "reviews",
    summary: "List an app's reviews in a country, newest first; `store` includes those of the linked app",
    params: ByAppId,
    query: z.object({
      country: Country,
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), REVIEWS_PAGE_SIZE),
      offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), 0),
      rating: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5))),
      search: z.optional(z.string().check(z.maxLength(200))),
      store: z.optional(ReviewStoreSchema),
    }),
    response: z.object({
      success: z.literal(true),
      reviews: z.array(ReviewSchema),
      meta: z.object({ total: z.number(), limit: z.number(), offset: z.number() }),
      stats: ReviewStatsSchema,
      /** Reason why there are no reviews, if the source has none at all. */
      reason: z.optional(z.string()),
      provenance: ProvenanceSchema,
    }),
    errors: ["NOT_FOUND", "APP_NOT_TRACKED", "UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
  analysis: endpoint({
    method: "GET",
    path: "/apps/{id}/review-analysis",
    access: "user",
    tag: "reviews",
    summary: "Analyze the sentiment and topics of an app's reviews in a country, of all app versions or one",
    params: ByAppId,
    query: z.object({ country: Country, version: z.optional(z.string().check(z.maxLength(40))) }),
    response: answer(ReviewAnalysisSchema, { sentimentScore: z.nullable(z.number()) }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
};
