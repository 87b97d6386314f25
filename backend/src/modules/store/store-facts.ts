import type { Listing, ListingSummary, Platform } from "./store-source";

/** What a source tells, and since when; `null` with a sentence when it has no such thing. */
export type Told<T> = { value: T; fetchedAt: Date } | { value: null; reason: string };

/** An app in one storefront of its store. */
export interface AppPlace {
  storeId: string;
  platform: Platform;
  country: string;
}

export interface StoreReview {
  id: string;
  username: string;
  /** 1–5. */
  rating: number;
  title: string | null;
  text: string;
  version: string | null;
  date: Date;
}

/** One page of reviews, newest first. */
export interface ReviewPage {
  reviews: StoreReview[];
  /** Whether the source has a further page. */
  more: boolean;
}

/** How many ratings of each kind an app has in a storefront: five stars first. */
export type RatingHistogram = Record<5 | 4 | 3 | 2 | 1, number>;

/** Reviews on a page of a source; pages count from 1 to {@link LAST_REVIEW_PAGE}. */
export const REVIEWS_ON_A_PAGE = 50;
export const LAST_REVIEW_PAGE = 10;

/** What a store tells beside search and listings. Each may throw STORE_UNAVAILABLE. */
export interface StoreFacts {
  reviews(app: AppPlace, page: number): Promise<Told<ReviewPage>>;
  ratings(app: AppPlace): Promise<Told<RatingHistogram>>;
  /** What the store's search field suggests for what has been typed so far, best first. */
  hints(typed: string, country: string): Promise<Told<string[]>>;
  /** The most downloaded free apps of a genre (its name as listings tell it), or of all. */
  chart(country: string, genre: string | null): Promise<Told<ListingSummary[]>>;
  /** Apps the store shows beside an app, without those of the same developer. */
  similar(app: AppPlace): Promise<Told<ListingSummary[]>>;
}

/** What a listing's change can be in. */
export type ListingField = keyof Pick<
  Listing,
  "name" | "subtitle" | "description" | "price" | "version" | "icon" | "screenshots" | "rating"
>;
