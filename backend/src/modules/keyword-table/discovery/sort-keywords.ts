import type { DiscoveredKeyword, DiscoveryList, DiscoverySort } from "@listwise/contracts/keywords";

const { compare: compareTexts } = new Intl.Collator("en");

function getValue(one: DiscoveredKeyword, sort: DiscoverySort): string | number | null {
  return sort === "competitor" ? (one.competitor?.rank ?? null) : one[sort];
}

/** Returns the keywords in the requested order, by default best first; unknown figures come last in both directions. */
export function sortKeywords(
  keywords: readonly DiscoveredKeyword[],
  order: {
    list: DiscoveryList;
    sortBy?: DiscoverySort | undefined;
    sortDir?: "asc" | "desc" | undefined;
  },
): DiscoveredKeyword[] {
  const { sortBy = order.list === "ranked" ? "rank" : "score" } = order;
  const { sortDir = sortBy === "score" ? "desc" : "asc" } = order;
  const sign = sortDir === "asc" ? 1 : -1;
  return keywords.toSorted((a, b) => {
    const [left, right] = [getValue(a, sortBy), getValue(b, sortBy)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const difference =
      typeof left === "number" && typeof right === "number"
        ? left - right
        : compareTexts(String(left), String(right));
    return sign * difference;
  });
}
