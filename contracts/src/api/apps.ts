import { answer, PageQuery, PaginationSchema } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { PictureUrlSchema } from "../platform/pictures";
import { ProvenanceSchema } from "../platform/provenance";
import { CountrySchema } from "../platform/storefronts";
import { z } from "../zod";

/** The app stores the product knows. */
export const PlatformSchema = z.enum(["ios", "android"]);

/**
 * An app as lists tell it: its listing in one storefront, without what only a page about it shows. `id` is ours (at most
 * 8 digits), `storeId` the store's. What a source does not tell is `null`, never a guess. `price` is in `currency`;
 * `rating` is 0–5.
 */
export const AppSummarySchema = z.object({
  id: z.number(),
  internalId: z.number(),
  storeId: z.string(),
  name: z.string(),
  title: z.string(),
  subtitle: z.nullable(z.string()),
  icon: z.nullable(PictureUrlSchema),
  developer: z.nullable(z.string()),
  storeUrl: z.nullable(z.string()),
  platform: PlatformSchema,
  country: z.string(),
  price: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  releaseDate: z.nullable(z.string()),
  lastUpdated: z.nullable(z.string()),
  version: z.nullable(z.string()),
  primaryGenre: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  ratingCount: z.nullable(z.number()),
  isFollowing: z.boolean(),
  provenance: ProvenanceSchema,
});

/** Parsed {@link AppSummarySchema}. */
export type AppSummary = z.infer<typeof AppSummarySchema>;

/** The whole listing. A list that the source does not tell is empty. */
export const AppSchema = z.extend(AppSummarySchema, {
  description: z.nullable(z.string()),
  developerUrl: z.nullable(z.string()),
  screenshots: z.array(PictureUrlSchema),
  languages: z.array(z.string()),
  genres: z.array(z.string()),
  minimumOsVersion: z.nullable(z.string()),
  contentRating: z.nullable(z.string()),
  sizeBytes: z.nullable(z.number()),
});

/** Parsed {@link AppSchema}. */
export type App = z.infer<typeof AppSchema>;

/** An app id as calls take it: an internal id (at most 8 digits), else a store id (longer, or containing a dot). */
export const AppIdSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

const ByAppId = z.object({ id: AppIdSchema });
const StoreRef = z.object({ storeId: AppIdSchema, platform: z._default(PlatformSchema, "ios") });
/** The storefront the app was found in: lists of followed apps show its listing there. */
const foundIn = { country: z.optional(CountrySchema) };
const FollowAnswer = answer(AppSchema, { isFollowing: z.boolean(), message: z.string() });

/** Apps: search, listing, follow. */
export const appsEndpoints = {
  search: endpoint({
    method: "GET",
    path: "/apps/search",
    access: "user",
    tag: "apps",
    summary:
      "Search a store in a country, in the store's order; a store's link, id or bundle id looks the app up",
    query: z.object({
      q: z.string().check(z.maxLength(500)),
      platform: z._default(PlatformSchema, "ios"),
      country: z._default(CountrySchema, "us"),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 10),
    }),
    response: z.object({
      success: z.literal(true),
      results: z.array(AppSummarySchema),
      count: z.number(),
      query: z.string(),
      platform: PlatformSchema,
      country: z.string(),
      provenance: ProvenanceSchema,
      /** The stores that the source can search. */
      platforms: z.optional(z.array(PlatformSchema)),
      /** Why nothing can be found in the store that was asked for; `null` when it was searched. */
      reason: z.optional(z.nullable(z.string())),
    }),
    errors: ["UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
  list: endpoint({
    method: "GET",
    path: "/apps",
    access: "user",
    tag: "apps",
    summary: "Apps the user owns or follows",
    response: answer(z.array(AppSummarySchema)),
  }),
  followed: endpoint({
    method: "GET",
    path: "/apps/followed",
    access: "user",
    tag: "apps",
    summary: "Apps the user follows, newest first, as listed in the country they were found in",
    response: answer(
      z.array(z.object({ app: AppSummarySchema, followedAt: z.string(), tags: z.array(z.string()) })),
    ),
  }),
  all: endpoint({
    method: "GET",
    path: "/apps/all",
    access: "user",
    tag: "apps",
    summary: "The catalogue, paged, most rated first",
    query: z.object({ ...PageQuery }),
    response: answer(z.array(AppSummarySchema), { pagination: PaginationSchema }),
  }),
  get: endpoint({
    method: "GET",
    path: "/apps/{id}",
    access: "user",
    tag: "apps",
    summary: "One app, as listed in a country",
    params: ByAppId,
    query: z.object({ country: z._default(CountrySchema, "us") }),
    response: answer(AppSchema),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  follow: endpoint({
    method: "POST",
    path: "/apps/follow",
    access: "user",
    tag: "apps",
    summary: "Follow an app",
    body: z.object({ appId: z.union([z.number(), AppIdSchema]), ...foundIn }),
    response: FollowAnswer,
    errors: ["NOT_FOUND", "FEATURE_LIMIT_EXCEEDED", "UNKNOWN_COUNTRY"],
    idempotent: true,
  }),
  unfollow: endpoint({
    method: "POST",
    path: "/apps/unfollow",
    access: "user",
    tag: "apps",
    summary: "Stop following an app",
    body: z.object({ appId: z.union([z.number(), AppIdSchema]) }),
    response: FollowAnswer,
    errors: ["NOT_FOUND"],
    idempotent: true,
  }),
  followStatus: endpoint({
    method: "GET",
    path: "/apps/follow-status/{id}",
    access: "user",
    tag: "apps",
    summary: "Whether the user follows the app",
    params: ByAppId,
    response: answer(z.object({ isFollowing: z.boolean() }), { isFollowing: z.boolean() }),
    errors: ["NOT_FOUND"],
  }),
  followByStoreId: endpoint({
    method: "POST",
    path: "/apps/follow-by-store-id",
    access: "user",
    tag: "apps",
    summary: "Follow an app by its store id",
    body: z.extend(StoreRef, foundIn),
    response: FollowAnswer,
    errors: ["NOT_FOUND", "FEATURE_LIMIT_EXCEEDED", "UNKNOWN_COUNTRY"],
    idempotent: true,
  }),
  unfollowByStoreId: endpoint({
    method: "POST",
    path: "/apps/unfollow-by-store-id",
    access: "user",
    tag: "apps",
    summary: "Stop following an app by its store id",
    body: StoreRef,
    response: FollowAnswer,
    errors: ["NOT_FOUND"],
    idempotent: true,
  }),
};
