import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { ProvenanceSchema } from "../platform/provenance";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "./apps";
import { ReviewSchema } from "./reviews";

/** Characters a reply may have: what the App Store takes. Google Play takes fewer, which the page says. */
export const LONGEST_REPLY = 5970;

/** What one has written to a review. `repliedAt` is when one said that it was sent: no store tells. */
export const ReplySchema = z.object({ text: z.string(), repliedAt: z.nullable(z.string()) });

/** Parsed {@link ReplySchema}. */
export type Reply = z.infer<typeof ReplySchema>;

/** A review on the desk. `sentiment` is read from stars and words, as the analysis of reviews does. */
export const ManagedReviewSchema = z.extend(ReviewSchema, {
  sentiment: z.enum(["positive", "neutral", "negative"]),
  reply: z.nullable(ReplySchema),
});

/** Parsed {@link ManagedReviewSchema}. */
export type ManagedReview = z.infer<typeof ManagedReviewSchema>;

/** Figures over all reviews of the storefront; `null` where there are none. Rates are whole percentages. */
export const ReviewDeskStatsSchema = z.object({
  total: z.number(),
  average: z.nullable(z.number()),
  responseRate: z.nullable(z.number()),
  positiveSentiment: z.nullable(z.number()),
});

/** Parsed {@link ReviewDeskStatsSchema}. */
export type ReviewDeskStats = z.infer<typeof ReviewDeskStatsSchema>;

/** Which reviews: the tabs of the page. */
export const ReviewTabSchema = z.enum(["all", "positive", "negative", "unanswered"]);

/** Parsed {@link ReviewTabSchema}. */
export type ReviewTab = z.infer<typeof ReviewTabSchema>;

const ByAppId = z.object({ id: AppIdSchema });

/** Reviews with one's replies. */
export const reviewManagerEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/apps/{id}/review-manager",
    access: "user",
    tag: "reviews",
    summary: "Reviews of an app one tracks, with their mood and one's replies",
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
      stats: ReviewDeskStatsSchema,
      /** App versions that reviews name, newest review first. */
      versions: z.array(z.string()),
      /** Why there are none, where the source has no reviews at all. */
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
    summary: "Keep the draft of a reply, and whether it was sent; an empty one that was not sent is removed",
    params: ByAppId,
    body: z.object({
      reviewId: z.string().check(z.minLength(1), z.maxLength(100)),
      country: CountrySchema,
      text: z
        .string()
        .check(
          z.maxLength(LONGEST_REPLY, `Use at most ${LONGEST_REPLY} characters.`),
          z.regex(/^[^\0]*$/, "The text holds characters that cannot be used."),
        ),
      replied: z.boolean(),
    }),
    response: answer(z.nullable(ReplySchema)),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
    perMinute: 120,
  }),
};
