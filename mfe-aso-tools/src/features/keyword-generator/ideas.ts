import type { CachedMetrics, Suggestion } from "@listwise/contracts/keywords";
import type { Sort } from "@listwise/shared-ui";

export type Origin = Suggestion["reason"] | "combination" | "saved";

/** A keyword with its origin and its known metrics. */
export interface Idea extends CachedMetrics {
  origin: Origin;
}

export const ORIGINS: Record<Origin, string> = {
  autocomplete: "Autocomplete",
  title: "Titles",
  neighbour: "Competitors",
  modifier: "Modifier",
  combination: "Combination",
  saved: "Saved",
};

export interface IdeaFilters {
  text: string;
  origin: Origin | null;
  leastPopularity: number;
  mostDifficulty: number;
  hideTracked: boolean;
}

export const NO_FILTERS: IdeaFilters = {
  text: "",
  origin: null,
  leastPopularity: 0,
  mostDifficulty: 100,
  hideTracked: false,
};

/** Filters ideas; unknown values pass only filters that are not set. */
export function filterIdeas(ideas: readonly Idea[], filters: IdeaFilters): Idea[] {
  const { origin, leastPopularity, mostDifficulty, hideTracked } = filters;
  const text = filters.text.trim().toLowerCase();
  return ideas.filter(
    (idea) =>
      idea.keyword.includes(text) &&
      (origin === null || idea.origin === origin) &&
      (leastPopularity === 0 || (idea.popularity ?? -1) >= leastPopularity) &&
      (mostDifficulty === 100 || (idea.difficulty ?? 101) <= mostDifficulty) &&
      !(hideTracked && idea.tracked),
  );
}

const sortValues = ["popularity", "difficulty", "opportunity"] as const;

/** Sorts ideas; unknown values come last in either direction. */
export function sortIdeas(ideas: readonly Idea[], { key, direction }: Sort): Idea[] {
  const sign = direction === "asc" ? 1 : -1;
  const figure = sortValues.find((one) => one === key);
  return ideas.toSorted((a, b) => {
    const words = a.keyword < b.keyword ? -1 : 1;
    if (!figure) return sign * words;
    const [one, other] = [a[figure], b[figure]];
    if (one === null || other === null) return one === other ? words : one === null ? 1 : -1;
    return sign * (one - other) || words;
  });
}
