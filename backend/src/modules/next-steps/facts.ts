import type { LocaleTexts } from "@listwise/aso-core/localization";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import type { NextStep } from "@listwise/contracts/next-steps";
import type { StoredListing } from "../store";

/** Live listing of the app in the storefront. */
export type ListingFacts = Pick<
  StoredListing,
  "name" | "subtitle" | "platform" | "languages" | "version" | "lastUpdated"
>;

/** Keyword of the app's list. */
export type KeywordFacts = Pick<
  KeywordTableRow,
  "keywordText" | "country" | "popularity" | "chance" | "best" | "trend"
>;

/** Facts that the rules know about an app in a storefront. Unknown facts are `null` or empty, and no rule fires on them. */
export interface Facts {
  appId: number;
  country: string;
  now: Date;
  /** Date of the data: now for a live source, else when it was captured; `null` if that is unknown. */
  dataDate: Date | null;
  listing: ListingFacts | null;
  /** Main language of the storefront. */
  locale: string;
  /** Texts of the user's localization draft by language. */
  drafts: Readonly<Record<string, LocaleTexts>>;
  /** Covered storefronts; `null` means all. */
  storefronts: readonly string[] | null;
  /** The app's list in all countries without irrelevant keywords. */
  keywords: readonly KeywordFacts[];
  /** Scored suggestions, best first. */
  suggestions: readonly { keyword: string; score: number }[];
  /** Reviews of at most two stars in the last 14 days to which the user sent no reply; `null` if reviews are unknown. */
  lowReviews: { count: number; oldest: Date; newestId: string } | null;
  /** Changes of competitors' listings in the last 7 days, newest first. */
  changes: readonly { appId: number; name: string; field: string; at: Date }[];
  /** True if the plan includes visibility. */
  hasVisibility: boolean;
  /** Ratings of the last 30 days by UTC day. */
  ratings: readonly { day: string; rating: number }[];
  competitors: number;
  alertRules: number;
}

/** Returns the findings of one kind, most valuable first. */
export type Rule = (facts: Facts) => NextStep[];

/** Keywords whose popularity reaches this have volume (the threshold of the rules for next steps). */
export const MIN_POPULARITY = 30;

export const DAY_MS = 86_400_000;
