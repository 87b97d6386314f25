import { findMissing, type Estimate } from "./estimate";

/** Name and version of the suggestion score; a change of its results needs a new version. */
export const SUGGESTION_ALGORITHM = { algorithm: "relevance-popularity-chance", version: 1 } as const;

/** Input of the suggestion score. */
export type SuggestionInput = "relevance" | "popularity" | "chance";

/**
 * Computes the score of a suggested keyword, 0–100: 100 · relevance · (0.6 · popularity / 100 + 0.4 · chance / 100).
 * Relevance is 0–1, popularity and chance are 0–100. The value is `null` if an input is unknown, and `missing` names the
 * inputs. The weights are chosen by us: popularity counts more, because a chance grows with the work on a listing.
 */
export function computeSuggestionScore({
  relevance,
  popularity,
  chance,
}: Record<SuggestionInput, number | null>): Estimate<SuggestionInput> {
  if (relevance === null || popularity === null || chance === null) {
    const missing = findMissing([
      ["relevance", relevance],
      ["popularity", popularity],
      ["chance", chance],
    ]);
    return { value: null, missing };
  }
  return { value: relevance * (0.6 * popularity + 0.4 * chance), missing: [] };
}
