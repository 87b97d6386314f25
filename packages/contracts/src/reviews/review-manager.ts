import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { MomentSchema } from "../api/texts";
import { ProvenanceSchema } from "../store/provenance";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "../apps/apps";
import { ReplyFilterSchema, ReplySchema, ReplyTextSchema } from "./replies";
import { ReviewSchema, ReviewStoreSchema, ReviewThemeSchema } from "./reviews";

/**
 * Review in the inbox. `sentiment` is derived from stars and words, as in the review analysis, `themes` from words, and
 * `language` (ISO 639-1) from the text; it is `null` if the text is too short to tell.
 */
export const ManagedReviewSchema = z.extend(ReviewSchema, {
  sentiment: z.enum(["positive", "neutral", "negative"]),
  themes: z._default(z.array(ReviewThemeSchema), []),
  language: z._default(z.nullable(z.string()), null),
  reply: z.nullable(ReplySchema),
});

/** Parsed {@link ManagedReviewSchema}. */
export type ManagedReview = z.infer<typeof ManagedReviewSchema>;

/** Metrics over all reviews of the storefront; `null` without reviews. Rates are whole percentages. */
export const ReviewInboxStatsSchema = z.object({
  total: z.number(),
  average: z.nullable(z.number()),
  responseRate: z.nullable(z.number()),
  positiveSentiment: z.nullable(z.number()),
});

/** Parsed {@link ReviewInboxStatsSchema}. */
export type ReviewInboxStats = z.infer<typeof ReviewInboxStatsSchema>;

/** Filter of the review list: the tabs of the page. */
export const ReviewTabSchema = z.enum(["all", "positive", "negative", "unanswered"]);

/** Parsed {@link ReviewTabSchema}. */
export type ReviewTab = z.infer<typeof ReviewTabSchema>;

const ThemeCell = { count: z.number(), sentiment: z.nullable(z.number()) };

/**
 * Reviews by theme and app version or country. A review can have several themes. `sentiment` is 0–100, `null` without
 * reviews. Columns are the newest versions, or the countries with most reviews among those whose reviews were loaded.
 */
export const ReviewThemesSchema = z.object({
  columns: z.array(z.object({ key: z.string(), reviews: z.number() })),
  /** Most frequent theme first; one cell per column. */
  themes: z.array(z.object({ theme: ReviewThemeSchema, ...ThemeCell, cells: z.array(z.object(ThemeCell)) })),
});

/** Parsed {@link ReviewThemesSchema}. */
export type ReviewThemes = z.infer<typeof ReviewThemesSchema>;

/** Maximum number of reviews that one request marks as answered. */
export const MAX_MARKED_REVIEWS = 200;

const ByAppId = z.object({ id: AppIdSchema });
const ReviewId = z.string().check(z.minLength(1), z.maxLength(100));
const Day = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "Use a day such as 2026-01-31."));
const OfReview = { reviewId: ReviewId, country: CountrySchema };

/** Endpoints for reviews with the user's replies. */
export const reviewManagerEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/apps/{id}/review-manager",
    access: "user",
    tag: "reviews",
    summary: "List reviews of a tracked app with their sentiment and your replies",
    params: ByAppId,
    query: z.object({
      country: z._default(CountrySchema, "us"),
      tab: z._default(ReviewTabSchema, "all"),
      rating: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5))),
      search: z.optional(z.string().check(z.maxLength(200))),
      version: z.optional(z.string().check(z.maxLength(40))),
      theme: z.optional(ReviewThemeSchema),
      /** ISO 639-1 code, or `unknown`. */
      language: z.optional(z.string().check(z.regex(/^([a-z]{2}|unknown)$/, "Use a language such as en."))),
      reply: z.optional(ReplyFilterSchema),
      store: z.optional(ReviewStoreSchema),
      /** First and last UTC day. */
      from: z.optional(Day),
      to: z.optional(Day),
      sort: z._default(z.enum(["newest", "oldest", "lowest", "highest"]), "newest"),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 10),
      offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), 0),
    }),
    response: answer(z.array(ManagedReviewSchema), {
      total: z.number(),
      stats: ReviewInboxStatsSchema,
      /** App versions named in reviews, newest review first. */
      versions: z.array(z.string()),
      /** Languages of the reviews, most frequent first; `code` is `null` for reviews too short to tell. */
      languages: z._default(z.array(z.object({ code: z.nullable(z.string()), count: z.number() })), []),
      /** Reason why there are no reviews, if the source has none at all. */
      reason: z.optional(z.string()),
      provenance: ProvenanceSchema,
    }),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
  reply: endpoint({
    method: "PUT",
    path: "/apps/{id}/review-manager/replies",
    access: "user",
    tag: "reviews",
    summary: "Save a reply draft and whether it was sent; an empty unsent draft is deleted",
    params: ByAppId,
    body: z.object({ ...OfReview, text: ReplyTextSchema, replied: z.boolean() }),
    response: answer(z.nullable(ReplySchema)),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "CONFLICT"],
    perMinute: 120,
  }),
  mark: endpoint({
    method: "POST",
    path: "/apps/{id}/review-manager/answered",
    access: "user",
    tag: "reviews",
    summary:
      "Mark reviews as answered or unanswered; replies sent with a store connection keep their state. Returns the changed ones with their former time",
    params: ByAppId,
    body: z.object({
      country: CountrySchema,
      answered: z.boolean(),
      /** `repliedAt` restores a former time; by default it is now. */
      reviews: z
        .array(z.object({ reviewId: ReviewId, repliedAt: z.optional(MomentSchema) }))
        .check(z.minLength(1), z.maxLength(MAX_MARKED_REVIEWS)),
    }),
    response: answer(z.array(z.object({ reviewId: z.string(), repliedAt: z.nullable(z.string()) }))),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
    perMinute: 60,
  }),
  send: endpoint({
    method: "POST",
    path: "/apps/{id}/review-manager/replies/send",
    access: "user",
    tag: "reviews",
    summary:
      "Save a reply and queue it for the store; CONFLICT without a store connection or while it is queued",
    params: ByAppId,
    body: z.object({ ...OfReview, text: ReplyTextSchema }),
    response: answer(ReplySchema),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "CONFLICT"],
    perMinute: 60,
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/apps/{id}/review-manager/replies/withdraw",
    access: "user",
    tag: "reviews",
    summary:
      "Stop sending a queued reply, or delete a sent one from the App Store; its text stays as a draft",
    params: ByAppId,
    body: z.object(OfReview),
    response: answer(ReplySchema),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "CONFLICT", "STORE_UNAVAILABLE"],
    perMinute: 30,
  }),
  themes: endpoint({
    method: "GET",
    path: "/apps/{id}/review-manager/themes",
    access: "user",
    tag: "reviews",
    summary: "Count an app's reviews by theme and app version, or by theme and country",
    params: ByAppId,
    query: z.object({
      country: z._default(CountrySchema, "us"),
      by: z._default(z.enum(["version", "country"]), "version"),
    }),
    response: answer(ReviewThemesSchema),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
};
