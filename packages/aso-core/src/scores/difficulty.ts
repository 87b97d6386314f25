import { extractSearchWords } from "../text/search-words";
import {
  computeAuthority,
  computeWeightedMean,
  computeWordShare,
  TOP,
  type Contender,
} from "./search-results";

/** Name and version of the difficulty; a change of its results needs a new version. */
export const DIFFICULTY_ALGORITHM = { algorithm: "top10-authority-saturation", version: 1 } as const;

/** Fewest rated results from which a difficulty is computed; chosen by us, because one or two apps say little. */
const MIN_RATED = 3;

/** Difficulty of a keyword with its inputs; all figures but the counts are 0–100. */
export interface Difficulty {
  value: number;
  /** Confidence: 100 · √(results / 10 · share of rated results). */
  confidence: number;
  authority: number;
  match: number;
  /** Number of results considered, at most 10. */
  results: number;
  /** Number of those with a known rating count. */
  rated: number;
}

function computeMatch(words: readonly string[], { name, subtitle }: Contender): number {
  return Math.max(
    100 * computeWordShare(words, name),
    75 * computeWordShare(words, `${name} ${subtitle ?? ""}`),
  );
}

/**
 * Computes the difficulty of a keyword from its search results in order, 0–100, where higher is harder: round(0.7 ·
 * authority + 0.3 · match), each a mean of the top 10 weighted by 11 − rank. Authority is 100 · min(1, log10(ratings +
 * 1) / 6). Match is 100 · the share of the keyword's words in the name, or 75 · their share in name and subtitle,
 * whichever is larger. Returns `null` without words, or with fewer than 3 rated results.
 *
 * The formula is chosen by us: rating counts are the only public measure of how established an app is, and the text
 * match shows how many apps compete for the same words.
 */
export function computeDifficulty(keyword: string, listed: readonly Contender[]): Difficulty | null {
  const words = extractSearchWords(keyword);
  const top = listed.slice(0, TOP).map((app, index) => ({ app, weight: TOP - index }));
  const rated = top.flatMap(({ app, weight }) =>
    app.ratingCount === null ? [] : [[Math.round(computeAuthority(app.ratingCount) * 100), weight] as const],
  );
  if (words.length === 0 || rated.length < MIN_RATED) return null;
  const authority = Math.round(computeWeightedMean(rated));
  const match = Math.round(
    computeWeightedMean(top.map(({ app, weight }) => [computeMatch(words, app), weight])),
  );
  return {
    value: Math.round((7 * authority + 3 * match) / 10),
    confidence: Math.round(100 * Math.sqrt((top.length / TOP) * (rated.length / top.length))),
    authority,
    match,
    results: top.length,
    rated: rated.length,
  };
}
