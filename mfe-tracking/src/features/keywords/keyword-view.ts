import type { UserKeyword } from "@listwise/contracts";
import type { Sort } from "@listwise/shared-ui";

export interface KeywordView {
  filter: string;
  /** "" is all countries. */
  country: string;
  sort: Sort;
}

type Value = string | number | null;

const columnValues: Record<string, (keyword: UserKeyword) => Value> = {
  keyword: (keyword) => keyword.keywordText.toLowerCase(),
  country: (keyword) => keyword.country,
  category: (keyword) => keyword.category.toLowerCase(),
  app: (keyword) => keyword.best?.appName.toLowerCase() ?? null,
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

function compare(left: Value, right: Value): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return String(left).localeCompare(String(right), "en");
}

/** Filtered and sorted; what is not known stands last in either direction. */
export function viewOf(
  keywords: readonly UserKeyword[],
  { filter, country, sort }: KeywordView,
): UserKeyword[] {
  const wanted = filter.trim().toLowerCase();
  const value = columnValues[sort.key] ?? (() => null);
  const sign = sort.direction === "asc" ? 1 : -1;
  return keywords
    .filter((keyword) => country === "" || keyword.country === country)
    .filter(({ keywordText, category }) => `${keywordText}\n${category}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => {
      const [left, right] = [value(a), value(b)];
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return sign * compare(left, right);
    });
}
