import type { ChartKind } from "@listwise/aso-core/stores";
import type { Listing, ListingSummary, Platform } from "./store-source";

/** Data of a source, or `null` with a reason if the source doesn't have it. */
export type Fact<T> = { value: T } | { value: null; reason: string };

/** A storefront of a store. */
export interface Market {
  platform: Platform;
  country: string;
}

/** An app in one storefront. */
export interface StorefrontApp extends Market {
  storeId: string;
}

export interface StoreReview {
  id: string;
  username: string;
  /** Stars from 1 to 5. */
  rating: number;
  title: string | null;
  text: string;
  version: string | null;
  date: Date;
}

/** A chart of a category in one storefront. */
export interface Chart extends Market {
  /** English name of the category, as in listings. */
  category: string;
  kind: ChartKind;
}

/** One page of reviews, newest first. */
export interface ReviewPage {
  reviews: StoreReview[];
  /** True if there is another page. */
  more: boolean;
}

/** Reviews per page of a source; pages count from 1 to {@link LAST_REVIEW_PAGE}. */
export const REVIEWS_PER_PAGE = 50;
export const LAST_REVIEW_PAGE = 10;

/**
 * Data of a store besides search and listings.
 * @throws STORE_UNAVAILABLE from every method
 */
export interface StoreFacts {
  reviews(app: StorefrontApp, page: number): Promise<Fact<ReviewPage>>;
  /** Returns the store's search suggestions for the typed text, best first. */
  hints(typed: string, market: Market): Promise<Fact<string[]>>;
  /** Returns the store ids of a chart's apps, first rank first. `at` is another time, for sources that support it. */
  chart(chart: Chart, at?: Date): Promise<Fact<string[]>>;
  /** Returns the apps that the store shows as similar, without those of the same developer. */
  similar(app: StorefrontApp): Promise<Fact<ListingSummary[]>>;
}

/** Fields of a listing whose changes are recorded. */
export type ListingField = keyof Pick<
  Listing,
  | "name"
  | "subtitle"
  | "description"
  | "price"
  | "version"
  | "icon"
  | "screenshots"
  | "rating"
  | "inAppPurchases"
  | "dataSafety"
>;
