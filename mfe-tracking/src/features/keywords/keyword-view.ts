import type { UserKeyword } from "@listwise/contracts/keywords";
import { NOT_RANKED } from "@listwise/contracts/store";
import type { Sort } from "@listwise/shared-ui";
import { hasMoved, matchesText, isInBand } from "./keyword-filters";

/** The filters, sort and page of the table; "" means no filter. */
export interface KeywordView {
  filter: string;
  country: string;
  category: string;
  /** "1" shows only favorites. */
  favorites: string;
  /** `from-to`, or `unchecked`. */
  rank: string;
  change: string;
  sort: Sort;
  /** From 1. */
  page: number;
}

export const NO_FILTER = { filter: "", country: "", category: "", favorites: "", rank: "", change: "" };

/** Returns the best-ranked app of a keyword if its current or previous rank is in the top 200, else null. */
export function getBestRankedApp({ best }: UserKeyword) {
  const places = [best?.currentRank, best?.previousRank];
  return best && places.some((rank) => rank && rank < NOT_RANKED) ? best : null;
}

type Value = string | number | null;

const columnValues: Record<string, (keyword: UserKeyword) => Value> = {
  keyword: (keyword) => keyword.keywordText.toLowerCase(),
  country: (keyword) => keyword.country,
  category: (keyword) => keyword.category.toLowerCase(),
  app: (keyword) => getBestRankedApp(keyword)?.appName.toLowerCase() ?? null,
  rank: (keyword) => keyword.best?.currentRank ?? null,
  previous: (keyword) => keyword.best?.previousRank ?? null,
  change: (keyword) => keyword.best?.change ?? null,
  checked: (keyword) => keyword.best?.checkedAt ?? null,
  added: (keyword) => keyword.createdAt,
};

export const DEFAULT_SORT: Sort = { key: "added", direction: "desc" };

/** Parses `rank` or `-rank`; unknown keys return the default sort, newest first. */
export function parseSort(text: string | null): Sort {
  const key = text?.replace(/^-/, "") ?? "";
  if (!(key in columnValues)) return DEFAULT_SORT;
  return { key, direction: text?.startsWith("-") ? "desc" : "asc" };
}

export function formatSort({ key, direction }: Sort): string {
  return direction === "desc" ? `-${key}` : key;
}

const { compare: compareTexts } = new Intl.Collator("en");

function compare(left: Value, right: Value): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return compareTexts(String(left), String(right));
}

/** Filters and sorts the keywords; unknown values come last in either direction. */
export function applyView(keywords: readonly UserKeyword[], view: KeywordView): UserKeyword[] {
  const { country, category, favorites, rank, change, sort } = view;
  const wanted = view.filter.trim().toLowerCase();
  const value = columnValues[sort.key] ?? (() => null);
  const sign = sort.direction === "asc" ? 1 : -1;
  return keywords
    .filter(
      (keyword) =>
        (country === "" || keyword.country === country) &&
        (category === "" || keyword.category === category) &&
        (favorites === "" || keyword.isFavorite) &&
        isInBand(keyword, rank) &&
        hasMoved(keyword, change) &&
        matchesText(keyword, wanted),
    )
    .map((keyword) => ({ keyword, value: value(keyword) }))
    .toSorted(({ value: left }, { value: right }) => {
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return sign * compare(left, right);
    })
    .map(({ keyword }) => keyword);
}
