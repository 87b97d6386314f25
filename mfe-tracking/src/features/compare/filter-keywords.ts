import { LAST_RANK } from "@listwise/aso-core/visibility";
import type { ComparedKeyword } from "@listwise/contracts/keywords";

/** A competitor in these ranks is ahead in a way that matters. */
const TOP_RANKS = 50;

/** Returns the best rank in the top 200, or `null` without one. */
export function getBestRank(ranks: readonly (number | null)[]): number | null {
  const ranked = ranks.filter((rank) => rank !== null && rank <= LAST_RANK);
  return ranked.length > 0 ? Math.min(...ranked.map(Number)) : null;
}

const split = ({ ranks: [own = null, ...others] }: ComparedKeyword) => ({
  own,
  isRanked: own !== null && own <= LAST_RANK,
  best: getBestRank(others),
});

/** Subsets of the keywords. A rank that was never checked is unknown, so such keywords are in none but `all`. */
export const FILTERS = [
  { key: "all", label: "All", matches: () => true },
  {
    key: "gaps",
    label: "Gaps",
    hint: "A competitor is in the top 50 and you rank lower or not at all.",
    matches: (keyword: ComparedKeyword) => {
      const { own, best } = split(keyword);
      return own !== null && best !== null && best <= TOP_RANKS && own > best;
    },
  },
  {
    key: "overlaps",
    label: "Overlaps",
    hint: "You and at least one competitor rank in the top 200.",
    matches: (keyword: ComparedKeyword) => {
      const { isRanked, best } = split(keyword);
      return isRanked && best !== null;
    },
  },
  {
    key: "only-you",
    label: "Only you",
    hint: "You rank in the top 200 and no competitor does.",
    matches: (keyword: ComparedKeyword) => {
      const { isRanked, best } = split(keyword);
      return isRanked && best === null;
    },
  },
] as const;

/** Key of one of {@link FILTERS}. */
export type FilterKey = (typeof FILTERS)[number]["key"];

/** Counts the keywords of every subset. */
export function countByFilter(keywords: readonly ComparedKeyword[]): Record<FilterKey, number> {
  const counts = { all: 0, gaps: 0, overlaps: 0, "only-you": 0 };
  for (const { key, matches } of FILTERS) counts[key] = keywords.filter(matches).length;
  return counts;
}

/** Returns the keywords of a subset that contain a text. */
export function filterKeywords(
  keywords: readonly ComparedKeyword[],
  { show, text }: { show: FilterKey; text: string },
): ComparedKeyword[] {
  const matches = FILTERS.find(({ key }) => key === show)?.matches ?? (() => true);
  const part = text.trim().toLowerCase();
  return keywords.filter((keyword) => keyword.keyword.includes(part) && matches(keyword));
}
