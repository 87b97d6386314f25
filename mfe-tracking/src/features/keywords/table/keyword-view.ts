import { isInListing } from "@listwise/aso-core/scores";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import type { Sort } from "@listwise/shared-ui/table";

import { findListingFilter } from "../../../shared/listing/listing-marks";
import { hasMoved, isInBand, isInRange, matchesText } from "./keyword-filters";

/** The filters of the table in the address; "" means no filter. */
export interface KeywordFilters {
  filter: string;
  country: string;
  category: string;
  tag: string;
  /** "1" shows only favorites. */
  favorites: string;
  /** `from-to`, or `unchecked`. */
  rank: string;
  /** `from-to`. */
  popularity: string;
  change: string;
  /** Place in the app's listing, or `none`. */
  listing: string;
  /** "1" also shows keywords that are irrelevant for their app. */
  irrelevant: string;
}

/** The filters, sort, columns and density of the table in the address. */
export interface KeywordView extends KeywordFilters {
  /** `7d` or a UTC day since which changes are shown; "" is the check before the last one. */
  since: string;
  /** Keys of columns by comma, with `-` in front for descending; null is the usual order. */
  sort: string | null;
  /** Keys of hidden columns; null is the stored choice. */
  hide: string | null;
  /** "compact" or "comfortable"; null is the stored choice. */
  density: string | null;
}

export const NO_FILTER: KeywordFilters = {
  filter: "",
  country: "",
  category: "",
  tag: "",
  favorites: "",
  rank: "",
  popularity: "",
  change: "",
  listing: "",
  irrelevant: "",
};

/** Newest first. */
export const DEFAULT_SORT: Sort = { key: "added", direction: "desc" };

/** Returns the keywords that match the filters. */
export function filterKeywords(
  keywords: readonly KeywordTableRow[],
  filters: KeywordFilters,
): KeywordTableRow[] {
  const { country, category, tag, favorites, rank, popularity, change, listing, irrelevant } = filters;
  const place = findListingFilter(listing);
  const wanted = filters.filter.trim().toLowerCase();
  return keywords.filter(
    (keyword) =>
      (irrelevant !== "" || !keyword.isIrrelevant) &&
      (country === "" || keyword.country === country) &&
      (category === "" || keyword.category === category) &&
      (tag === "" || keyword.tags?.includes(tag)) &&
      (favorites === "" || keyword.isFavorite) &&
      isInBand(keyword, rank) &&
      isInRange(keyword.popularity, popularity) &&
      hasMoved(keyword, change) &&
      (!place || isInListing(keyword.inListing, place)) &&
      matchesText(keyword, wanted),
  );
}
