import { PLATFORMS } from "@listwise/aso-core/stores";
import { PictureUrlSchema } from "../api/pictures";
import { ProvenanceSchema } from "../store/provenance";
import { z } from "../zod";

/** Supported app stores. */
export const PlatformSchema = z.enum(PLATFORMS);

/**
 * Relation of a tracked app to the user. `own`: the user's app; everything called "your apps" counts these only.
 * `competitor`: added as a competitor of another tracked app. `watching`: tracked without either.
 */
export const RelationSchema = z.enum(["own", "competitor", "watching"]);

/** Parsed {@link RelationSchema}. */
export type Relation = z.infer<typeof RelationSchema>;

/**
 * App as lists show it: its listing in one storefront without the fields that only the detail page needs. `id` is our
 * id (at most 8 digits), `storeId` the store's. Values that the source doesn't provide are `null`, never guessed.
 * `price` is in `currency`; `rating` is 0–5.
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
  /** Relation to the user; `null` if the user doesn't track it. */
  relation: z.optional(z.nullable(RelationSchema)),
  provenance: ProvenanceSchema,
});

/** Parsed {@link AppSummarySchema}. */
export type AppSummary = z.infer<typeof AppSummarySchema>;

/** Purchases in an app. `priceRange` is the store's text, such as "$0.99 - $9.99 per item". */
export const InAppPurchasesSchema = z.object({
  offered: z.boolean(),
  priceRange: z.nullable(z.string()),
});

/** Parsed {@link InAppPurchasesSchema}. */
export type InAppPurchases = z.infer<typeof InAppPurchasesSchema>;

/** Kinds of user data that an app collects and shares, and its security practices, as its developer declares them. */
export const DataSafetySchema = z.object({
  collected: z.array(z.string()),
  shared: z.array(z.string()),
  practices: z.array(z.string()),
});

/** Parsed {@link DataSafetySchema}. */
export type DataSafety = z.infer<typeof DataSafetySchema>;

/** Full listing of an app. Lists that the source doesn't provide are empty. */
export const AppSchema = z.extend(AppSummarySchema, {
  description: z.nullable(z.string()),
  developerUrl: z.nullable(z.string()),
  screenshots: z.array(PictureUrlSchema),
  languages: z.array(z.string()),
  genres: z.array(z.string()),
  minimumOsVersion: z.nullable(z.string()),
  contentRating: z.nullable(z.string()),
  sizeBytes: z.nullable(z.number()),
  /** `null` if they are unknown; answers of older servers lack them. */
  inAppPurchases: z.optional(z.nullable(InAppPurchasesSchema)),
  dataSafety: z.optional(z.nullable(DataSafetySchema)),
  /** Number of downloads as the store shows it, rounded down: 10,000 is "10,000+". `null` if it is unknown. */
  minInstalls: z.optional(z.nullable(z.number())),
});

/** Parsed {@link AppSchema}. */
export type App = z.infer<typeof AppSchema>;
