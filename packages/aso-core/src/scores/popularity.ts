import { extractSearchWords } from "../text/search-words";
import {
  computeAuthority,
  computeMedian,
  computeWeightedMean,
  computeWordShare,
  TOP,
  type Contender,
} from "./search-results";

/** Name and version of the popularity estimate; a change of its results needs a new version. */
export const POPULARITY_ALGORITHM = { algorithm: "autocomplete-and-listings-estimate", version: 2 } as const;

/** Points that further words cost, by the number of words; chosen by us, because longer phrases are searched less. */
const WORD_PENALTIES = [0, 3, 8, 15, 22, 28];
/** Number of results that counts as full. A search returns at most as many. */
const MAX_RESULTS = 200;
/** Longest prefix in characters that is sent to autocomplete; chosen by us. */
export const MAX_PREFIX_CHARS = 25;

/**
 * Computes how early autocomplete suggests a keyword, 0–1: 1 − (prefix − 1) / (min(length, 25) − 1). It is 1 at the
 * first character, and 0 at the last one requested or never (`shortestPrefix` is `null`). Both arguments are numbers of
 * characters.
 */
export function computeAutocompleteDepth(shortestPrefix: number | null, length: number): number {
  if (shortestPrefix === null) return 0;
  const last = Math.min(length, MAX_PREFIX_CHARS);
  return last <= 1 ? 1 : 1 - (shortestPrefix - 1) / (last - 1);
}

/** Estimated popularity with its inputs. */
export interface PopularityEstimate {
  /** Popularity, 5–100, on the scale of Apple Ads. */
  value: number;
  /** Median rating count of the top 10; `null` if no count is known. */
  medianRatings: number | null;
  /** Names of the top 10 with all words, out of 10, 0–1. */
  titleShare: number;
  /** Points subtracted for further words. */
  penalty: number;
  /** Confidence, 0–50: 50 · the weight of the known parts. */
  confidence: number;
}

/**
 * Estimates the popularity of a keyword, 5–100, from its search results in order: 100 · (0.45 · autocomplete depth +
 * 0.30 · authority of the median rating count of the top 10 · filled places + 0.15 · share of top 10 names with all words +
 * 0.10 · number of results / 200) minus a penalty for further words. Both shares are of ten places, so that an app that is
 * alone with its brand doesn't make it popular. Unknown parts are left out, and the weights of the others
 * grow. Returns `null` without words or results.
 *
 * The weights are chosen by us: autocomplete is the only one of the parts that depends on searches, so it weighs most.
 * The range is that of Apple Ads, whose measured popularity replaces the estimate where it is known.
 */
export function estimatePopularity(
  keyword: string,
  listed: readonly Contender[],
  depth: number | null,
): PopularityEstimate | null {
  const words = extractSearchWords(keyword);
  if (words.length === 0 || listed.length === 0) return null;
  const top = listed.slice(0, TOP);
  const medianRatings = computeMedian(top.flatMap(({ ratingCount }) => ratingCount ?? []));
  // Ten apps fight for a search that many people type. With fewer, the empty places count as 0.
  const filled = top.length / TOP;
  const titleShare = top.filter(({ name }) => computeWordShare(words, name) === 1).length / TOP;
  const parts: (readonly [number, number])[] = [
    [titleShare, 0.15],
    [Math.min(1, listed.length / MAX_RESULTS), 0.1],
  ];
  if (depth !== null) parts.push([depth, 0.45]);
  if (medianRatings !== null) parts.push([filled * computeAuthority(medianRatings), 0.3]);
  const known = parts.reduce((sum, [, weight]) => sum + weight, 0);
  const penalty = WORD_PENALTIES[Math.min(words.length, WORD_PENALTIES.length) - 1] ?? 0;
  return {
    value: Math.min(100, Math.max(5, Math.round(100 * computeWeightedMean(parts)) - penalty)),
    medianRatings,
    titleShare,
    penalty,
    // An estimate is never certain, so the confidence of a complete one is 50.
    confidence: Math.round(50 * known),
  };
}
