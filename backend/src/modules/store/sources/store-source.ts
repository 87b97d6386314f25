import type { Platform } from "@listwise/aso-core/stores";
import type { DataSafety, InAppPurchases } from "@listwise/contracts/apps";
import type { Provenance, Source, StoreSource as SourceDescription } from "@listwise/contracts/store";
import type { StoreFacts } from "./store-facts";

export type { Platform };

/** Fields of an app that lists show; `null` if the store doesn't provide them. */
interface Summary {
  storeId: string;
  platform: Platform;
  country: string;
  name: string;
  subtitle: string | null;
  icon: string | null;
  developer: string | null;
  storeUrl: string | null;
  price: number | null;
  currency: string | null;
  releaseDate: Date | null;
  lastUpdated: Date | null;
  version: string | null;
  primaryGenre: string | null;
  rating: number | null;
  ratingCount: number | null;
}

/** An app as the store describes it; missing fields are `null` or empty. */
export interface Listing extends Summary {
  keywords: string | null;
  description: string | null;
  developerUrl: string | null;
  screenshots: string[];
  languages: string[];
  genres: string[];
  minimumOsVersion: string | null;
  contentRating: string | null;
  sizeBytes: number | null;
  /** Unknown if absent or `null`, like the next two. */
  inAppPurchases?: InAppPurchases | null;
  dataSafety?: DataSafety | null;
  /** Number of downloads that the store shows, rounded down. */
  minInstalls?: number | null;
  /** Bundle id of the app, which can be used for lookup like the store id. */
  bundleId?: string | null;
  drift?: { swing: number; days: number; phase: number };
}

/** Stored fields besides the store's own: our app id, source and date of the data; `null` if the source doesn't tell it. */
interface StoredFields {
  appId: number;
  source: Source;
  fetchedAt: Date | null;
}

/** A stored listing. */
export interface StoredListing extends Omit<Listing, "bundleId" | "drift">, StoredFields {}

/** A stored listing with only the fields that lists show. */
export interface ListingSummary extends Summary, StoredFields {}

export interface SearchRequest {
  term: string;
  platform: Platform;
  country: string;
  limit: number;
}

export interface SearchAnswer {
  /** Results in the store's order: the rank of an app is its index plus one. */
  listings: ListingSummary[];
  provenance: Provenance;
}

/** Searches per minute after an initial wait, or `null` with a reason if the rate is unknown. */
export type Pace = { perMinute: number; waitSeconds: number } | { perMinute: null; reason: string };

/**
 * A store to query. Apps that aren't sold in a storefront are absent.
 * @throws STORE_UNAVAILABLE if the source can't respond
 */
export interface StoreSource extends StoreFacts {
  readonly name: Source;
  /** Returns the name of the source that has a platform's data. */
  getName(platform: Platform): Source;
  /** Returns the platforms whose apps it has; it has no data about others. */
  findPlatforms(): Promise<Platform[]>;
  /** Returns what the source has. Data about a storefront that it doesn't cover means nothing. */
  describe(): Promise<SourceDescription>;
  /** Returns the current search rate. */
  pace(): Promise<Pace>;
  /** Searches the store. `at` requests the order of another day from a source whose popularity is computed. */
  search(request: SearchRequest, at?: Date): Promise<SearchAnswer>;
  /** Looks up apps; `storeIds` may also contain bundle ids. */
  lookup(storeIds: string[], where: { platform: Platform; country: string }): Promise<StoredListing[]>;
}

/** Returns true if the id is a bundle id rather than a store id. */
export function isBundleId(id: string): boolean {
  return id.includes(".");
}

/** Orders of the live stores; Apple has two, of which this is the one of its API. */
const SEARCH_ALGORITHMS: Partial<Record<Source, string>> = {
  apple: "itunes-search",
  "google-play": "play-web-search",
};

/**
 * Returns the algorithm behind a source's order; a change of its rules increases the version. A store may have two
 * orders. Ranks that a catalog had before searches compared stems have the algorithm `listing-words`.
 */
export function searchAlgorithm(
  source: Source,
  algorithm: string = SEARCH_ALGORITHMS[source] ?? "listing-stems",
): { algorithm: string; version: number } {
  return { algorithm, version: 1 };
}
