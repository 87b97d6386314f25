import { STORES } from "@listwise/aso-core/stores";
import { z } from "@listwise/contracts/zod";
import type { Listing } from "./store-source";

const MAX_COUNT = 2_147_483_647;
const word = z.pipe(z.string(), z.transform(toStorable));
const text = z.nullish(word);
const list = z.nullish(z.array(word));
const number = z.nullish(
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?$/))]), z.transform(Number)),
);
const whole = z.nullish(
  z.pipe(
    z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number)),
    z.number().check(z.int(), z.gte(0)),
  ),
);

/** One result of Apple's lookup; all fields except id and name may be missing. */
export const ItunesListingSchema = z.object({
  trackId: z.union([z.number().check(z.int(), z.gte(1)), z.string().check(z.regex(/^\d{1,20}$/))]),
  trackName: z.string().check(z.trim(), z.minLength(1, "must not be empty")),
  country: z.nullish(z.string().check(z.toLowerCase(), z.regex(/^[a-z]{2}$/, "must be a two-letter code"))),
  bundleId: text,
  subtitle: text,
  keywords: z.nullish(
    z.union([
      z.string(),
      z.pipe(
        z.array(z.string()),
        z.transform((words) => words.join(",")),
      ),
    ]),
  ),
  description: text,
  artworkUrl512: text,
  artworkUrl100: text,
  artworkUrl60: text,
  sellerName: text,
  artistName: text,
  artistViewUrl: text,
  artistId: z.nullish(
    z.union([z.number().check(z.int(), z.gte(1)), z.string().check(z.regex(/^\d{1,20}$/))]),
  ),
  trackViewUrl: text,
  price: number,
  currency: text,
  releaseDate: text,
  currentVersionReleaseDate: text,
  version: text,
  screenshotUrls: list,
  ipadScreenshotUrls: list,
  languageCodesISO2A: list,
  genres: list,
  primaryGenreName: text,
  minimumOsVersion: text,
  contentAdvisoryRating: text,
  trackContentRating: text,
  fileSizeBytes: whole,
  averageUserRating: number,
  userRatingCount: whole,
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
      webAddress(result.artistViewUrl) ??
      (result.artistId == null ? null : STORES.ios.buildDeveloperUrl(String(result.artistId), storefront)),
    storeUrl: webAddress(result.trackViewUrl) ?? STORES.ios.buildAppUrl(String(result.trackId), storefront),
    price: result.price ?? null,
    currency: result.currency ?? null,
    releaseDate: moment(result.releaseDate),
    lastUpdated: moment(result.currentVersionReleaseDate),
    version: result.version ?? null,
    screenshots: screenshots ?? [],
    languages: result.languageCodesISO2A ?? [],
    genres,
    primaryGenre: result.primaryGenreName ?? null,
    minimumOsVersion: result.minimumOsVersion ?? null,
    contentRating: result.trackContentRating ?? result.contentAdvisoryRating ?? null,
    sizeBytes: result.fileSizeBytes ?? null,
    rating: result.averageUserRating ?? null,
    ratingCount: result.userRatingCount == null ? null : Math.min(result.userRatingCount, MAX_COUNT),
  };
}

// PostgreSQL stores neither NUL characters nor lone surrogates.
function toStorable(value: string): string {
  return value.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}

function tidy(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

function moment(value: string | null | undefined): Date | null {
  const date = new Date(value ?? Number.NaN);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 2200 ? date : null;
}

function webAddress(value: string | null | undefined): string | null {
  return value && URL.canParse(value) && /^https?:/.test(value) ? value : null;
}
