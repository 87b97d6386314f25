import { STORES } from "@listwise/aso-core/stores";
import type { App, AppSummary, Relation } from "@listwise/contracts/apps";
import { DEFAULT_COUNTRY, type Source } from "@listwise/contracts/store";
import type { ListingSummary, StoredListing, AppRef } from "../store";

export function presentSummary(listing: ListingSummary, relation: Relation | null): AppSummary {
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
    isFollowing: relation !== null,
    relation,
    provenance: {
      source: listing.source,
      algorithm: null,
      version: null,
      confidence: null,
      fetchedAt: listing.fetchedAt?.toISOString() ?? null,
    },
  };
}

export function presentApp(listing: StoredListing, relation: Relation | null): App {
  return {
    ...presentSummary(listing, relation),
    description: listing.description,
    developerUrl: listing.developerUrl,
    screenshots: listing.screenshots,
    languages: listing.languages,
    genres: listing.genres,
    minimumOsVersion: listing.minimumOsVersion,
    contentRating: listing.contentRating,
    sizeBytes: listing.sizeBytes,
    inAppPurchases: listing.inAppPurchases ?? null,
    dataSafety: listing.dataSafety ?? null,
    minInstalls: listing.minInstalls ?? null,
  };
}

/**
 * Presents an app that its owner added and no store lists; only the owner's details are known. With the sample as source,
 * it can be a fictional app, so it has no store link.
 */
export function presentUnlisted(
  { id, storeId, platform, name }: AppRef & { name: string },
  source: Source,
  relation: Relation | null,
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
    storeUrl: source === "sample" ? null : STORES[platform].buildAppUrl(storeId, DEFAULT_COUNTRY),
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
    isFollowing: relation !== null,
    relation,
    provenance: { source, algorithm: null, version: null, confidence: null, fetchedAt: null },
  };
}
