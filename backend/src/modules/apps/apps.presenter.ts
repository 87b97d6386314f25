import type { App, AppSummary } from "@listwise/contracts";
import type { ListingSummary, StoredListing } from "../store";

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
