import type { IdeaFigures, IdeaSource, KeywordIdea } from "@listwise/contracts/keywords";

/** Origin of an idea: a source of the server, a combination of words, or only the saved draft. */
export type IdeaOrigin = IdeaSource | "combination" | "saved";

/** A keyword with its origins and its known figures. */
export interface Idea extends IdeaFigures {
  origins: IdeaOrigin[];
  /** Details of the sources, for its tooltip. */
  evidence: KeywordIdea["sources"];
}

export const NO_FIGURES: Omit<IdeaFigures, "keyword"> = {
  rank: null,
  popularity: null,
  difficulty: null,
  chance: null,
  relevance: null,
  score: null,
  missing: [],
  results: null,
  checkedAt: null,
  checking: false,
  failedAt: null,
  tracked: false,
};

export interface IdeaFilters {
  text: string;
  origin: IdeaOrigin | null;
  leastPopularity: number;
  mostDifficulty: number;
  /** 0–100. */
  leastRelevance: number;
  leastScore: number;
  hideTracked: boolean;
  /** True to include keywords in scripts that the storefront's language isn't written in. */
  otherScripts: boolean;
}

export const NO_FILTERS: IdeaFilters = {
  text: "",
  origin: null,
  leastPopularity: 0,
  mostDifficulty: 100,
  leastRelevance: 0,
  leastScore: 0,
  hideTracked: false,
  otherScripts: false,
};

const isAtLeast = (value: number | null, least: number) => least === 0 || (value ?? -1) >= least;

/**
 * Filters ideas; unknown values pass only filters that are not set. Keywords in other scripts are always included if there
 * are no others.
 */
export function filterIdeas(
  ideas: readonly Idea[],
  filters: IdeaFilters,
  isForeign: (keyword: string) => boolean,
): Idea[] {
  const { origin, mostDifficulty, hideTracked } = filters;
  const hasForeign = filters.otherScripts || ideas.every(({ keyword }) => isForeign(keyword));
  const text = filters.text.trim().toLowerCase();
  return ideas.filter(
    (idea) =>
      idea.keyword.includes(text) &&
      (origin === null || idea.origins.includes(origin)) &&
      isAtLeast(idea.popularity, filters.leastPopularity) &&
      isAtLeast(idea.relevance === null ? null : 100 * idea.relevance, filters.leastRelevance) &&
      isAtLeast(idea.score, filters.leastScore) &&
      (mostDifficulty === 100 || (idea.difficulty ?? 101) <= mostDifficulty) &&
      !(hideTracked && idea.tracked) &&
      (hasForeign || !isForeign(idea.keyword)),
  );
}

/** Returns true for a keyword without figures that no check is about to bring. */
export const isUnchecked = ({ checkedAt, checking, failedAt }: IdeaFigures) =>
  checkedAt === null && !checking && failedAt === null;
