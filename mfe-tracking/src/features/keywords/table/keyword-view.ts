import type { UserKeyword } from "@listwise/contracts/keywords";
import { NOT_RANKED } from "@listwise/contracts/store";
import type { Sort } from "@listwise/shared-ui/table";
import { hasMoved, matchesText, isInBand } from "./keyword-filters";

/** The filters, sort, columns and page of the table in the address; "" means no filter. */
export interface KeywordView {
  filter: string;
  country: string;
  category: string;
  /** "1" shows only favorites. */
  favorites: string;
  /** `from-to`, or `unchecked`. */
  rank: string;
  change: string;
  /** Key of a column, with `-` in front for descending; null is the usual order. */
  sort: string | null;
  /** Keys of hidden columns; null is the stored choice. */
  hide: string | null;
  /** From 1. */
  page: number;
}

export const NO_FILTER = { filter: "", country: "", category: "", favorites: "", rank: "", change: "" };

/** Newest first. */
export const DEFAULT_SORT: Sort = { key: "added", direction: "desc" };

/** Returns the best-ranked app of a keyword if its current or previous rank is in the top 200, else null. */
export function getBestRankedApp({ best }: UserKeyword) {
  const places = [best?.currentRank, best?.previousRank];
  return best && places.some((rank) => rank && rank < NOT_RANKED) ? best : null;
}

/** Returns the keywords that match the filters. */
export function filterKeywords(keywords: readonly UserKeyword[], view: KeywordView): UserKeyword[] {
  const { country, category, favorites, rank, change } = view;
  const wanted = view.filter.trim().toLowerCase();
  return keywords.filter(
    (keyword) =>
      (country === "" || keyword.country === country) &&
      (category === "" || keyword.category === category) &&
      (favorites === "" || keyword.isFavorite) &&
      isInBand(keyword, rank) &&
      hasMoved(keyword, change) &&
      matchesText(keyword, wanted),
  );
}
