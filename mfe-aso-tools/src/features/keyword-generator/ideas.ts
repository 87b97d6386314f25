import type { CachedMetrics, Suggestion } from "@listwise/contracts/keywords";

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
