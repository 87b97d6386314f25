import { STORES } from "@listwise/aso-core/stores";
import { z } from "@listwise/contracts/zod";
import {
  countryField,
  limitCount,
  listField,
  numberField,
  parseMoment,
  parseWebAddress,
  textField,
  tidy,
  toStorable,
  wholeField,
} from "./listing-fields";
import type { Listing } from "./store-source";

const momentField = z.nullish(z.union([z.number(), z.string()]));
/** Times of this size are in milliseconds; as seconds they would be after the year 5000. */
const MIN_MILLISECONDS = 1e11;

/**
 * An app on Google Play in the field names that open-source readers of its pages use; all fields except id and name may
 * be missing.
 */
export const PlayListingSchema = z.object({
  appId: z.string().check(z.regex(/^[a-z]\w*(\.\w+)+$/i, "must be a package name"), z.maxLength(200)),
  title: z.string().check(z.trim(), z.minLength(1, "must not be empty")),
  country: countryField,
  summary: textField,
  description: textField,
  icon: textField,
  developer: textField,
  developerId: textField,
  url: textField,
  price: numberField,
  free: z.nullish(z.boolean()),
  currency: textField,
  /** Date or time of the first release. */
  released: momentField,
  /** Date or time of the last update; numbers are seconds or milliseconds since 1970. */
  updated: momentField,
  version: textField,
  screenshots: listField,
  genre: textField,
  androidVersion: textField,
  contentRating: textField,
  score: numberField,
  ratings: wholeField,
  /** Number of downloads as the store shows it, rounded down. */
  minInstalls: wholeField,
  offersIAP: z.nullish(z.boolean()),
  /** Price range of purchases in the app; open-source readers have two names for it. */
  IAPRange: textField,
  inAppProductPrice: textField,
});

type PlayListing = z.infer<typeof PlayListingSchema>;

const toMilliseconds = (value: string | number | null | undefined) =>
  typeof value === "number" && value < MIN_MILLISECONDS ? value * 1000 : value;

/** Converts an app on Google Play to a listing. `country` is the requested storefront. */
export function toPlayListing(app: PlayListing, country: string): Listing {
  const storefront = app.country ?? country;
  const genre = tidy(app.genre);
  return {
    storeId: app.appId,
    platform: "android",
    country: storefront,
    bundleId: app.appId,
    name: toStorable(app.title).trim() || app.appId,
    subtitle: tidy(app.summary),
    // Google Play has no keyword field, and its pages name no languages.
    keywords: null,
    languages: [],
    description: tidy(app.description),
    icon: app.icon ?? null,
    developer: tidy(app.developer),
    developerUrl: app.developerId ? STORES.android.buildDeveloperUrl(app.developerId, storefront) : null,
    storeUrl: parseWebAddress(app.url) ?? STORES.android.buildAppUrl(app.appId, storefront),
    price: app.price ?? (app.free ? 0 : null),
    currency: app.currency ?? null,
    releaseDate: parseMoment(toMilliseconds(app.released)),
    lastUpdated: parseMoment(toMilliseconds(app.updated)),
    version: app.version ?? null,
    screenshots: app.screenshots ?? [],
    genres: genre === null ? [] : [genre],
    primaryGenre: genre,
    minimumOsVersion: app.androidVersion ?? null,
    contentRating: app.contentRating ?? null,
    sizeBytes: null,
    rating: app.score ?? null,
    ratingCount: limitCount(app.ratings),
    minInstalls: app.minInstalls ?? null,
    inAppPurchases:
      app.offersIAP == null
        ? null
        : { offered: app.offersIAP, priceRange: tidy(app.IAPRange) ?? tidy(app.inAppProductPrice) },
  };
}
