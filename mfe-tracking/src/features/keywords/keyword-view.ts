import { NOT_RANKED, type UserKeyword } from "@listwise/contracts";
import type { Sort } from "@listwise/shared-ui";
import { hasMoved, holds, isInBand } from "./keyword-filters";

/** What the table shows; "" is no filter. */
export interface KeywordView {
  filter: string;
  country: string;
  category: string;
  /** "1" shows favourites alone. */
  favorites: string;
  /** `from-to`, or `unchecked`. */
  rank: string;
  change: string;
  sort: Sort;
  /** From 1. */
  page: number;
}

export const NO_FILTER = { filter: "", country: "", category: "", favorites: "", rank: "", change: "" };

/** The app a keyword's best rank is of: one that stands, or lately stood, in the top 200. Where none does there is none to name. */
export function placedApp({ best }: UserKeyword) {
  const places = [best?.currentRank, best?.previousRank];
  return best && places.some((rank) => rank && rank < NOT_RANKED) ? best : null;
}

type Value = string | number | null;

const columnValues: Record<string, (keyword: UserKeyword) => Value> = {
  keyword: (keyword) => keyword.keywordText.toLowerCase(),
  country: (keyword) => keyword.country,
  category: (keyword) => keyword.category.toLowerCase(),
  app: (keyword) => placedApp(keyword)?.appName.toLowerCase() ?? null,
  rank: (keyword) => keyword.best?.currentRank ?? null,
  previous: (keyword) => keyword.best?.previousRank ?? null,
  change: (keyword) => keyword.best?.change ?? null,
  checked: (keyword) => keyword.best?.checkedAt ?? null,
  added: (keyword) => keyword.createdAt,
};

export const DEFAULT_SORT: Sort = { key: "added", direction: "desc" };

/** `rank` or `-rank`; an unknown one is the default order, newest first. */
export function parseSort(text: string | null): Sort {
  const key = text?.replace(/^-/, "") ?? "";
  if (!(key in columnValues)) return DEFAULT_SORT;
  return { key, direction: text?.startsWith("-") ? "desc" : "asc" };
}

export function printSort({ key, direction }: Sort): string {
  return direction === "desc" ? `-${key}` : key;
}

const { compare: compareTexts } = new Intl.Collator("en");

function compare(left: Value, right: Value): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return compareTexts(String(left), String(right));
}

/** Filtered and sorted; what is not known stands last in either direction. */
export function viewOf(keywords: readonly UserKeyword[], view: KeywordView): UserKeyword[] {
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
        holds(keyword, wanted),
    )
    .map((keyword) => ({ keyword, value: value(keyword) }))
    .toSorted(({ value: left }, { value: right }) => {
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return sign * compare(left, right);
    })
    .map(({ keyword }) => keyword);
}
