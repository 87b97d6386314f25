import type { DiscoveredKeyword, DiscoveryList, DiscoverySort } from "@listwise/contracts/keywords";

const { compare: compareTexts } = new Intl.Collator("en");

type Sortable = Pick<DiscoveredKeyword, DiscoverySort>;

function getValue(one: Sortable, sort: DiscoverySort): string | number | null {
  return sort === "competitor" ? (one.competitor?.rank ?? null) : one[sort];
}

/**
 * Returns the keywords in the requested order, by default best first; unknown figures come last in both directions, and so
 * do all figures of the `unknown` keywords.
 */
export function sortKeywords<Keyword extends Sortable>(
  keywords: readonly Keyword[],
  order: {
    list: DiscoveryList;
    sortBy?: DiscoverySort | undefined;
    sortDir?: "asc" | "desc" | undefined;
  },
  unknown: ReadonlySet<string> = new Set(),
): Keyword[] {
  const { sortBy = order.list === "ranked" ? "rank" : "score" } = order;
  const { sortDir = sortBy === "score" ? "desc" : "asc" } = order;
  const sign = sortDir === "asc" ? 1 : -1;
  const getKnown = (one: Keyword) =>
    sortBy !== "keyword" && unknown.has(one.keyword) ? null : getValue(one, sortBy);
  return keywords.toSorted((a, b) => {
    const [left, right] = [getKnown(a), getKnown(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const difference =
      typeof left === "number" && typeof right === "number"
        ? left - right
        : compareTexts(String(left), String(right));
    return sign * difference;
  });
}
