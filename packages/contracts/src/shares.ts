import { answer } from "./api/envelope";
import { endpoint } from "./api/endpoint";
import { PathIdSchema } from "./api/ids";
import { CountrySchema } from "./store/storefronts";
import { z } from "./zod";
import { AnalyticsPointSchema } from "./analytics";
import { AppIdSchema } from "./apps/apps";
import { AppSchema } from "./apps/listing";
import { ListFiguresSchema } from "./portfolio";
import { KeywordRankingSchema } from "./rankings/rankings";
import { ReviewAnalysisSchema, ReviewSchema, ReviewStatsSchema } from "./reviews/reviews";

/** Default lifetime of a shared link in days. */
export const SHARE_LIFETIME_DAYS = 7;

/** Body of `POST /apps/{id}/share`. */
export const ShareBodySchema = z.object({
  expirationDays: z._default(z.number().check(z.int(), z.gte(1), z.lte(90)), SHARE_LIFETIME_DAYS),
  includeScreenshots: z._default(z.boolean(), true),
  includeAnalytics: z._default(z.boolean(), true),
  includeReviews: z._default(z.boolean(), true),
  country: z._default(CountrySchema, "us"),
});

/** Shared link. The token itself is returned only once, on creation. */
export const ShareSchema = z.object({
  id: z.number(),
  appId: z.number(),
  appName: z.string(),
  country: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

/** Parsed {@link ShareSchema}. */
export type Share = z.infer<typeof ShareSchema>;

/** Analysis as it was when shared; it never changes. Excluded parts are `null`. */
export const SharedAnalysisSchema = z.object({
  sharedAt: z.string(),
  expiresAt: z.string(),
  app: AppSchema,
  rankings: z.array(KeywordRankingSchema),
  analytics: z.nullable(z.array(AnalyticsPointSchema)),
  /** Latest figures of the keyword list, as the dashboard shows them; older snapshots lack them. */
  figures: z.optional(z.nullable(ListFiguresSchema)),
  reviews: z.nullable(
    z.object({ reviews: z.array(ReviewSchema), stats: ReviewStatsSchema, analysis: ReviewAnalysisSchema }),
  ),
});

/** Parsed {@link SharedAnalysisSchema}. */
export type SharedAnalysis = z.infer<typeof SharedAnalysisSchema>;

/** Endpoints for shared analyses. Every invalid token results in the same 404. */
export const sharesEndpoints = {
  create: endpoint({
    method: "POST",
    path: "/apps/{id}/share",
    access: "user",
    tag: "shares",
    summary: "Share a snapshot of an app's analysis",
    params: z.object({ id: AppIdSchema }),
    body: ShareBodySchema,
    response: answer(ShareSchema, { shareUrl: z.string() }),
    status: 201,
    errors: ["NOT_FOUND", "FEATURE_LIMIT_EXCEEDED"],
    perMinute: 20,
  }),
  list: endpoint({
    method: "GET",
    path: "/shares",
    access: "user",
    tag: "shares",
    summary: "List your active links, newest first",
    response: answer(z.array(ShareSchema)),
  }),
  revoke: endpoint({
    method: "DELETE",
    path: "/shares/{id}",
    access: "user",
    tag: "shares",
    summary: "Revoke a link",
    params: z.object({ id: PathIdSchema }),
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
  read: endpoint({
    method: "GET",
    path: "/public/shared/{token}",
    access: "public",
    tag: "shares",
    summary: "Get a shared analysis",
    params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: answer(SharedAnalysisSchema),
    errors: ["NOT_FOUND"],
    perMinute: 60,
  }),
};
