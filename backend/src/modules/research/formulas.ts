import { extractSearchWords } from "../store";

/** Fields of a search result that the formulas use. */
export interface Contender {
  name: string;
  subtitle: string | null;
  ratingCount: number | null;
}

const TOP = 10;
const MIN_RESULTS = 3;
const MAX_RATINGS_LOG10 = 6;

const mean = (pairs: readonly (readonly [value: number, weight: number])[]) =>
  pairs.reduce((sum, [value, weight]) => sum + value * weight, 0) /
  pairs.reduce((sum, [, weight]) => sum + weight, 0);

const computeAuthority = (ratings: number) => Math.min(1, Math.log10(ratings + 1) / MAX_RATINGS_LOG10);

function computeCoverage(words: readonly string[], text: string): number {
  const held = new Set(extractSearchWords(text));
  return words.filter((word) => held.has(word)).length / words.length;
}

function computeMatch(words: readonly string[], { name, subtitle }: Contender): number {
  return Math.max(
    100 * computeCoverage(words, name),
    75 * computeCoverage(words, `${name} ${subtitle ?? ""}`),
  );
}

export interface Difficulty {
  value: number;
  confidence: number;
  authority: number;
  match: number;
  results: number;
  rated: number;
}

/**
 * Computes the difficulty of a keyword, 0–100 (higher is harder): 0.7 · authority + 0.3 · match, each a mean of the top
 * 10 weighted by 11 − rank. Authority is min(1, log10(ratings + 1) / 6) as a percentage. Match is 100 · the share of
 * the keyword's words in the name, or 75 · their share in name and subtitle, whichever is larger. The weights are
 * chosen by us. `null` with fewer than 3 results or 3 rated apps. Provenance: "top10-authority-saturation" version 1.
 */
export function computeDifficulty(keyword: string, listed: readonly Contender[]): Difficulty | null {
  const words = extractSearchWords(keyword);
  const top = listed.slice(0, TOP).map((app, index) => ({ app, weight: TOP - index }));
  const rated = top.flatMap(({ app, weight }) =>
    app.ratingCount === null ? [] : [[Math.round(computeAuthority(app.ratingCount) * 100), weight] as const],
  );
  if (words.length === 0 || top.length < MIN_RESULTS || rated.length < MIN_RESULTS) return null;
  const authority = Math.round(mean(rated));
  const match = Math.round(mean(top.map(({ app, weight }) => [computeMatch(words, app), weight])));
  return {
    value: Math.round((7 * authority + 3 * match) / 10),
    confidence: Math.round(100 * Math.sqrt((top.length / TOP) * (rated.length / top.length))),
    authority,
    match,
    results: top.length,
    rated: rated.length,
  };
}

/** Assumed relative number of searches by popularity, interpolated on a log scale. */
const SEARCHES: readonly (readonly [popularity: number, searches: number])[] = [
  [5, 1],
  [10, 3],
  [20, 10],
  [30, 35],
  [40, 90],
  [50, 200],
  [60, 400],
  [70, 750],
  [80, 2_000],
  [90, 8_000],
  [100, 32_000],
];

export function interpolateSearches(popularity: number): number {
  const at = Math.min(100, Math.max(5, popularity));
  const upper = Math.max(
    1,
    SEARCHES.findIndex(([known]) => known >= at),
  );
  const [low, from] = SEARCHES[upper - 1] ?? [5, 1];
  const [high, to] = SEARCHES[upper] ?? [100, 32_000];
  return from * (to / from) ** ((at - low) / (high - low));
}

export function computeOpportunity(popularity: number, difficulty: number): number {
  const reach = Math.log10(1 + interpolateSearches(popularity)) / Math.log10(32_001);
  return Math.floor(100 * reach * (1 - (difficulty / 100) ** 2));
}

const WORD_PENALTIES = [0, 3, 8, 15, 22, 28];
const ALL_RESULTS = 200;
export const MAX_PREFIX_CHARS = 25;

/**
 * Returns how early autocomplete suggests a keyword: 1 at its first character, 0 at the last one requested or never.
 */
export function computeAutocompleteDepth(shortestPrefix: number | null, length: number): number {
  if (shortestPrefix === null) return 0;
  const last = Math.min(length, MAX_PREFIX_CHARS);
  return last <= 1 ? 1 : 1 - (shortestPrefix - 1) / (last - 1);
}

export interface PopularityEstimate {
  value: number;
  medianRatings: number | null;
  titleShare: number;
  penalty: number;
  confidence: number;
}

/**
 * Estimates popularity, 5–100, as a weighted mean of autocomplete depth (0.45), authority of the median rating count of
 * the top 10 (0.30), share of top 10 names with all words (0.15) and number of results (0.10), minus a penalty for
 * further words. The weights are chosen by us. Unknown parts are left out and lower the confidence. `null` without
 * words or results.
 */
export function estimatePopularity(
  keyword: string,
  listed: readonly Contender[],
  depth: number | null,
): PopularityEstimate | null {
  const words = extractSearchWords(keyword);
  if (words.length === 0 || listed.length === 0) return null;
  const top = listed.slice(0, TOP);
  const ratings = top.flatMap((app) => app.ratingCount ?? []).sort((a, b) => a - b);
  const middle = ratings.length / 2;
  const medianRatings =
    ratings.length === 0
      ? null
      : ((ratings[Math.ceil(middle) - 1] ?? 0) + (ratings[Math.floor(middle)] ?? 0)) / 2;
  const titleShare = top.filter((app) => computeCoverage(words, app.name) === 1).length / top.length;
  const parts: (readonly [number, number])[] = [
    [titleShare, 0.15],
    [Math.min(1, listed.length / ALL_RESULTS), 0.1],
  ];
  if (depth !== null) parts.push([depth, 0.45]);
  if (medianRatings !== null) parts.push([computeAuthority(medianRatings), 0.3]);
  const known = parts.reduce((sum, [, weight]) => sum + weight, 0);
  const penalty = WORD_PENALTIES[Math.min(words.length, WORD_PENALTIES.length) - 1] ?? 0;
  return {
    value: Math.min(100, Math.max(5, Math.round(100 * mean(parts)) - penalty)),
    medianRatings,
    titleShare,
    penalty,
    // An estimate is never certain, so the confidence of a complete one is 50.
    confidence: Math.round(50 * known),
  };
}
