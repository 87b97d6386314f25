import type { Provenance, Source } from "@listwise/contracts";
import type { StoreFacts } from "./store-facts";

export type Platform = "ios" | "android";

/** What lists show of an app; what the store does not tell is `null`. */
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

/** An app as a store tells it; what it does not tell is `null` or empty. */
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
  /** What its maker calls it; an app is looked up by it as by its id. */
  bundleId?: string | null;
  drift?: { swing: number; days: number; phase: number };
}

/** What is kept here beside what the store tells: our id for the app, and where and when it was fetched. */
interface Kept {
  appId: number;
  source: Source;
  fetchedAt: Date;
}

/** A listing that is kept here. */
export interface StoredListing extends Omit<Listing, "bundleId" | "drift">, Kept {}

/** The same, as lists read it. */
export interface ListingSummary extends Summary, Kept {}

export interface SearchRequest {
  term: string;
  platform: Platform;
  country: string;
  limit: number;
}

export interface SearchAnswer {
  /** In the store's order: the rank of an app is its index here plus one. */
  listings: ListingSummary[];
  provenance: Provenance;
}

/** Searches a minute, after a wait; `null` with a sentence while nobody can tell. */
export type Pace = { perMinute: number; waitSeconds: number } | { perMinute: null; reason: string };

/** A store to ask. A source that cannot answer throws STORE_UNAVAILABLE; an app that is not sold there is absent. */
export interface StoreSource extends StoreFacts {
  readonly name: Source;
  /** The stores it can search; of others it knows nothing. */
  readonly platforms: Platform[];
  /** Why it knows nothing of a storefront at all, `null` where it does: that it finds nothing there tells nothing. */
  lacks(country: string): Promise<string | null>;
  /** How fast searches are answered from now on. */
  pace(): Promise<Pace>;
  /** `at` asks a source whose popularity is computed for the order of another day. */
  search(request: SearchRequest, at?: Date): Promise<SearchAnswer>;
  /** `storeIds` may be bundle ids too. */
  lookup(storeIds: string[], where: { platform: Platform; country: string }): Promise<StoredListing[]>;
}

/** Whether an id is one that a maker gave, not a store. */
export function isBundleId(id: string): boolean {
  return id.includes(".");
}

/** What computes a source's order; a change of its rules raises the version. A store may have two orders. */
export function searchAlgorithm(
  source: Source,
  algorithm: string = source === "apple" ? "itunes-search" : "listing-words",
): { algorithm: string; version: number } {
  return { algorithm, version: 1 };
}
