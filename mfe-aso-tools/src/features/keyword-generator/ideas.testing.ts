import type { IdeaFigures } from "@listwise/contracts/keywords";

/** Figures of an idea that was looked up. */
export const KNOWN: Partial<IdeaFigures> = {
  popularity: 44,
  difficulty: 12,
  chance: 61,
  relevance: 0.5,
  score: 25,
  results: 190,
  rank: 7,
  checkedAt: "2026-03-04T00:00:00Z",
};
