import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { ProvenanceSchema } from "../store/provenance";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "../apps/apps";
import { ReviewSchema } from "./reviews";

/** Maximum length of a reply in characters (App Store limit). Google Play's limit is lower; the page shows it. */
export const MAX_REPLY_LENGTH = 5970;

/** Reply to a review. `repliedAt` is when the user marked it as sent, since no store reports that to us. */
export const ReplySchema = z.object({ text: z.string(), repliedAt: z.nullable(z.string()) });

/** Parsed {@link ReplySchema}. */
export type Reply = z.infer<typeof ReplySchema>;

/** Review in the inbox. `sentiment` is derived from stars and words, as in the review analysis. */
export const ManagedReviewSchema = z.extend(ReviewSchema, {
  sentiment: z.enum(["positive", "neutral", "negative"]),
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

const ByAppId = z.object({ id: AppIdSchema });

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
      sort: z._default(z.enum(["newest", "oldest", "lowest", "highest"]), "newest"),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 10),
      offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), 0),
    }),
    response: answer(z.array(ManagedReviewSchema), {
      total: z.number(),
      stats: ReviewInboxStatsSchema,
      /** App versions named in reviews, newest review first. */
      versions: z.array(z.string()),
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
    body: z.object({
      reviewId: z.string().check(z.minLength(1), z.maxLength(100)),
      country: CountrySchema,
      text: z
        .string()
        .check(
          z.maxLength(MAX_REPLY_LENGTH, `Use at most ${MAX_REPLY_LENGTH} characters.`),
          z.regex(/^[^\0]*$/, "The text contains characters that can't be stored. Remove them."),
        ),
      replied: z.boolean(),
    }),
    response: answer(z.nullable(ReplySchema)),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
    perMinute: 120,
  }),
};
