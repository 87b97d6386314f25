import { LAST_RANK } from "@listwise/aso-core/visibility";
import type { CompetitorKeywordRow } from "@listwise/contracts/keywords";

/** Ranks of the app and of the compared competitors; `null` was never checked. */
export interface ComparedRanks {
  own: number | null;
  others: readonly (number | null)[];
}

/** A competitor in these ranks is ahead in a way that matters. */
const TOP_RANKS = 50;

const isRanked = (rank: number | null): rank is number => rank !== null && rank <= LAST_RANK;

/** Returns the best rank in the top 200, or `null` without one. */
export function getBestRank(ranks: readonly (number | null)[]): number | null {
  const ranked = ranks.filter(isRanked);
  return ranked.length > 0 ? Math.min(...ranked) : null;
}

/** Subsets of the keywords, as the comparison of tracked keywords defines them. Unknown ranks are only in two. */
export const GAP_FILTERS = [
  { key: "all", label: "All", hint: "All keywords of these apps.", matches: () => true },
  {
    key: "gaps",
    label: "Gaps",
    hint: "A competitor is in the top 50 and you rank lower or not at all.",
    matches: ({ own, others }: ComparedRanks) => {
      const best = getBestRank(others);
      return own !== null && best !== null && best <= TOP_RANKS && own > best;
    },
  },
  {
    key: "overlaps",
    label: "Overlaps",
    hint: "You and at least one competitor rank in the top 200.",
    matches: ({ own, others }: ComparedRanks) => isRanked(own) && getBestRank(others) !== null,
  },
  {
    key: "only-you",
    label: "Only you",
    hint: "You rank in the top 200 and no competitor does.",
    matches: ({ own, others }: ComparedRanks) => isRanked(own) && getBestRank(others) === null,
  },
  {
    key: "unchecked",
    label: "Not checked",
    hint: "In a competitor's listing or on your list, and ranks aren't checked yet.",
    matches: ({ own }: ComparedRanks) => own === null,
  },
] as const;

/** Key of one of {@link GAP_FILTERS}. */
export type GapFilter = (typeof GAP_FILTERS)[number]["key"];

/** Position of a competitor among the compared apps, from 1; 0 means all competitors. */
export type RivalIndex = number;

/** Returns the ranks that count: those of all competitors, or of one. */
export function getComparedRanks(
  { ranks: [own = null, ...others] }: CompetitorKeywordRow,
  rival: RivalIndex,
): ComparedRanks {
  return { own, others: rival === 0 ? others : [others[rival - 1] ?? null] };
}

/** Returns true if a competitor, or any of them, ranks for the keyword or mentions it. */
function concerns({ ranks, texts }: CompetitorKeywordRow, rival: RivalIndex): boolean {
  return rival === 0 || isRanked(ranks[rival] ?? null) || (texts[rival]?.length ?? 0) > 0;
}

export interface KeywordView {
  filter: GapFilter;
  rival: RivalIndex;
  text: string;
  isUntrackedOnly: boolean;
}

/** Returns the keywords of a view, and the number in each subset without the view's filter. */
export function filterKeywords(rows: readonly CompetitorKeywordRow[], view: KeywordView) {
  const part = view.text.trim().toLowerCase();
  const within = rows.filter(
    (row) =>
      row.keyword.includes(part) && !(view.isUntrackedOnly && row.tracked) && concerns(row, view.rival),
  );
  const select = ({ matches }: (typeof GAP_FILTERS)[number]) =>
    within.filter((row) => matches(getComparedRanks(row, view.rival)));
  const subsets = new Map(GAP_FILTERS.map((filter) => [filter.key, select(filter)]));
  return {
    shown: subsets.get(view.filter) ?? [],
    counts: new Map([...subsets].map(([key, found]) => [key, found.length])),
  };
}
