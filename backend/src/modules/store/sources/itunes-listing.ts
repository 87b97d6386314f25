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

/** One result of Apple's lookup; all fields except id and name may be missing. */
export const ItunesListingSchema = z.object({
  trackId: z.union([z.number().check(z.int(), z.gte(1)), z.string().check(z.regex(/^\d{1,20}$/))]),
  trackName: z.string().check(z.trim(), z.minLength(1, "must not be empty")),
  country: countryField,
  bundleId: textField,
  subtitle: textField,
  keywords: z.nullish(
    z.union([
      z.string(),
      z.pipe(
        z.array(z.string()),
        z.transform((words) => words.join(",")),
      ),
    ]),
  ),
  description: textField,
  artworkUrl512: textField,
  artworkUrl100: textField,
  artworkUrl60: textField,
  sellerName: textField,
  artistName: textField,
  artistViewUrl: textField,
  artistId: z.nullish(
    z.union([z.number().check(z.int(), z.gte(1)), z.string().check(z.regex(/^\d{1,20}$/))]),
  ),
  trackViewUrl: textField,
  price: numberField,
  currency: textField,
  releaseDate: textField,
  currentVersionReleaseDate: textField,
  version: textField,
  screenshotUrls: listField,
  ipadScreenshotUrls: listField,
  languageCodesISO2A: listField,
  genres: listField,
  primaryGenreName: textField,
  minimumOsVersion: textField,
  contentAdvisoryRating: textField,
  trackContentRating: textField,
  fileSizeBytes: wholeField,
  averageUserRating: numberField,
  userRatingCount: wholeField,
});

type ItunesListing = z.infer<typeof ItunesListingSchema>;

/** Converts an Apple result to a listing. `country` is the requested storefront. */
export function toListing(result: ItunesListing, country: string): Listing {
  const screenshots = result.screenshotUrls?.length ? result.screenshotUrls : result.ipadScreenshotUrls;
  const storefront = result.country ?? country;
  const genres = result.genres ?? (result.primaryGenreName ? [result.primaryGenreName] : []);
  return {
    storeId: String(result.trackId),
    platform: "ios",
    country: storefront,
    bundleId: tidy(result.bundleId),
    name: toStorable(result.trackName).trim() || String(result.trackId),
    subtitle: tidy(result.subtitle),
    keywords: tidy(result.keywords),
    description: tidy(result.description),
    icon: result.artworkUrl512 ?? result.artworkUrl100 ?? result.artworkUrl60 ?? null,
    developer: tidy(result.artistName ?? result.sellerName),
    developerUrl:
      parseWebAddress(result.artistViewUrl) ??
      (result.artistId == null ? null : STORES.ios.buildDeveloperUrl(String(result.artistId), storefront)),
    storeUrl:
      parseWebAddress(result.trackViewUrl) ?? STORES.ios.buildAppUrl(String(result.trackId), storefront),
    price: result.price ?? null,
    currency: result.currency ?? null,
    releaseDate: parseMoment(result.releaseDate),
    lastUpdated: parseMoment(result.currentVersionReleaseDate),
    version: result.version ?? null,
    screenshots: screenshots ?? [],
    languages: result.languageCodesISO2A ?? [],
    genres,
    primaryGenre: result.primaryGenreName ?? null,
    minimumOsVersion: result.minimumOsVersion ?? null,
    contentRating: result.trackContentRating ?? result.contentAdvisoryRating ?? null,
    sizeBytes: result.fileSizeBytes ?? null,
    rating: result.averageUserRating ?? null,
    ratingCount: limitCount(result.userRatingCount),
  };
}
