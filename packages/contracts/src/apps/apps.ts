import { answer, PageQuery, PaginationSchema } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { ProvenanceSchema } from "../store/provenance";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppSchema, AppSummarySchema, PlatformSchema, RelationSchema } from "./listing";

/**
 * App that the user tracks. `competitorOf` are the ids of the user's apps that it competes with, `linkedTo` is the id of
 * the same product's app in the other store.
 */
export const TrackedAppSchema = z.object({
  app: AppSummarySchema,
  followedAt: z.string(),
  tags: z.array(z.string()),
  relation: z.optional(RelationSchema),
  competitorOf: z.optional(z.array(z.number())),
  linkedTo: z.optional(z.nullable(z.number())),
});

/** Parsed {@link TrackedAppSchema}. */
export type TrackedApp = z.infer<typeof TrackedAppSchema>;

/** App id in requests: our id (at most 8 digits), or a store id (longer, or containing a dot). */
export const AppIdSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

const ByAppId = z.object({ id: AppIdSchema });
const StoreRef = z.object({ storeId: AppIdSchema, platform: z._default(PlatformSchema, "ios") });
const foundIn = {
  /** Storefront in which the app was found; lists of tracked apps show that storefront's listing. */
  country: z.optional(CountrySchema),
  /** "own" if it is the user's app; an app that is already tracked becomes the user's own. */
  relation: z.optional(z.enum(["own", "watching"])),
};
/** Response of tracking or untracking an app. */
export const FollowAnswer = answer(AppSchema, { isFollowing: z.boolean(), message: z.string() });

/** Endpoints for app search, listings and tracking. */
export const appsEndpoints = {
  search: endpoint({
    method: "GET",
    path: "/apps/search",
    access: "user",
    tag: "apps",
    summary:
      "Search a store in a country, in the store's order; a store link, app id or bundle id finds that app",
    query: z.object({
      // The server refuses an empty text with the specified message.
      q: z._default(z.string().check(z.maxLength(500)), ""),
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
      /** Stores that the source can search. */
      platforms: z.optional(z.array(PlatformSchema)),
      /** Reason why the requested store can't be searched; `null` if it was searched. */
      reason: z.optional(z.nullable(z.string())),
    }),
    errors: ["UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
  list: endpoint({
    method: "GET",
    path: "/apps",
    access: "user",
    tag: "apps",
    summary: "List the apps you own or track",
    response: answer(z.array(AppSummarySchema)),
  }),
  followed: endpoint({
    method: "GET",
    path: "/apps/followed",
    access: "user",
    tag: "apps",
    summary: "List the apps you track, newest first, with the listing of the country you found them in",
    response: answer(z.array(TrackedAppSchema)),
  }),
  all: endpoint({
    method: "GET",
    path: "/apps/all",
    access: "user",
    tag: "apps",
    summary: "List the app catalog, most rated first",
    query: z.object({ ...PageQuery }),
    response: answer(z.array(AppSummarySchema), { pagination: PaginationSchema }),
  }),
  get: endpoint({
    method: "GET",
    path: "/apps/{id}",
    access: "user",
    tag: "apps",
    summary: "Get an app's listing in a country",
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
    summary: "Track an app, to watch it or as your own",
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
    summary: "Untrack an app",
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
    summary: "Check whether you track an app",
    params: ByAppId,
    response: answer(z.object({ isFollowing: z.boolean() }), { isFollowing: z.boolean() }),
    errors: ["NOT_FOUND"],
  }),
  followByStoreId: endpoint({
    method: "POST",
    path: "/apps/follow-by-store-id",
    access: "user",
    tag: "apps",
    summary: "Track an app by its store id",
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
    summary: "Untrack an app by its store id",
    body: StoreRef,
    response: FollowAnswer,
    errors: ["NOT_FOUND"],
    idempotent: true,
  }),
};
