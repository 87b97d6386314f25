import type { App, AppSummary } from "@listwise/contracts/apps";
import { DEFAULT_COUNTRY, type Source } from "@listwise/contracts/store";
import type { ListingSummary, StoredListing, AppRef } from "../store";

export function presentSummary(listing: ListingSummary, isFollowing: boolean): AppSummary {
  return {
    id: listing.appId,
    internalId: listing.appId,
    storeId: listing.storeId,
    name: listing.name,
    title: listing.name,
    subtitle: listing.subtitle,
    icon: listing.icon,
    developer: listing.developer,
    storeUrl: listing.storeUrl,
    platform: listing.platform,
    country: listing.country,
    price: listing.price,
    currency: listing.currency,
    releaseDate: listing.releaseDate?.toISOString() ?? null,
    lastUpdated: listing.lastUpdated?.toISOString() ?? null,
    version: listing.version,
    primaryGenre: listing.primaryGenre,
    rating: listing.rating,
    ratingCount: listing.ratingCount,
    isFollowing,
    provenance: {
      source: listing.source,
      algorithm: null,
      version: null,
      confidence: null,
      fetchedAt: listing.fetchedAt.toISOString(),
    },
  };
}

export function presentApp(listing: StoredListing, isFollowing: boolean): App {
  return {
    ...presentSummary(listing, isFollowing),
    description: listing.description,
    developerUrl: listing.developerUrl,
    screenshots: listing.screenshots,
    languages: listing.languages,
    genres: listing.genres,
    minimumOsVersion: listing.minimumOsVersion,
    contentRating: listing.contentRating,
    sizeBytes: listing.sizeBytes,
  };
}

/** Presents an app that its owner added and no store lists; only the owner's details are known. */
export function presentUnlisted(
  { id, storeId, platform, name }: AppRef & { name: string },
  source: Source,
  isFollowing: boolean,
): App {
  return {
    id,
    internalId: id,
    storeId,
    platform,
    name,
    title: name,
    country: DEFAULT_COUNTRY,
    subtitle: null,
    icon: null,
    developer: null,
    developerUrl: null,
    storeUrl: null,
    price: null,
    currency: null,
    releaseDate: null,
    lastUpdated: null,
    version: null,
    primaryGenre: null,
    rating: null,
    ratingCount: null,
    description: null,
    screenshots: [],
    languages: [],
    genres: [],
    minimumOsVersion: null,
    contentRating: null,
    sizeBytes: null,
    isFollowing,
    provenance: { source, algorithm: null, version: null, confidence: null, fetchedAt: null },
  };
}
