import type { Competitor, CompetitorData } from "@listwise/contracts/apps";

/** Order of the cards. */
export interface CardSort {
  value: string;
  label: string;
  /** Says which card comes first. */
  explanation: string;
  /** The card with the lowest key comes first; `null` comes last. */
  getKey: (competitor: Competitor) => number | string | null;
}

const CARD_SORTS: readonly [CardSort, ...CardSort[]] = [
  {
    value: "rank",
    label: "Average rank",
    explanation:
      "Best average rank first, over the keywords each app ranks for. Apps without ranks come last.",
    getKey: ({ avgRank }) => avgRank,
  },
  {
    value: "shared",
    label: "Shared keywords",
    explanation: "Most keywords first for which both apps rank.",
    getKey: ({ sharedKeywords }) => -sharedKeywords,
  },
  {
    value: "top10",
    label: "In the top 10",
    explanation: "Most keywords in the top 10 first.",
    getKey: ({ topTen }) => -topTen,
  },
  {
    value: "rating",
    label: "Rating",
    explanation: "Highest rating first. Apps without ratings come last.",
    getKey: ({ appDetails: { rating } }) => (rating === null ? null : -rating),
  },
  {
    value: "ratings",
    label: "Number of ratings",
    explanation: "Most ratings first. Apps whose number is unknown come last.",
    getKey: ({ appDetails: { ratingCount } }) => (ratingCount === null ? null : -ratingCount),
  },
  {
    value: "name",
    label: "Name",
    explanation: "In alphabetical order.",
    getKey: ({ name }) => name.toLocaleLowerCase("en"),
  },
];

/** The server's order of similar apps. */
const MOST_SIMILAR: CardSort = {
  value: "similar",
  label: "Similarity",
  explanation: "Most similar first, by category, words of the listing and ranks.",
  getKey: () => 0,
};

/** Returns the orders of the cards, the default first. */
export const listCardSorts = (origin: CompetitorData["origin"]): readonly [CardSort, ...CardSort[]] =>
  origin === "similar" ? [MOST_SIMILAR, ...CARD_SORTS] : CARD_SORTS;

/** Returns the competitors in an order; equal ones keep theirs. */
export function sortCompetitors(competitors: readonly Competitor[], { getKey }: CardSort): Competitor[] {
  return competitors.toSorted((a, b) => {
    const [left, right] = [getKey(a), getKey(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return typeof left === "number" && typeof right === "number"
      ? left - right
      : String(left).localeCompare(String(right), "en");
  });
}
