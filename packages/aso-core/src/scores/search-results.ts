import { extractSearchWords } from "../text/search-words";

/** Fields of a search result that the scores use. */
export interface Contender {
  name: string;
  subtitle: string | null;
  /** Number of ratings; `null` if unknown. */
  ratingCount: number | null;
}

/**
 * Number of search results that the scores consider; chosen by us, because few people scroll further. Higher ranks
 * weigh more: 11 − rank.
 */
export const TOP = 10;

/** Rating counts from 10⁶ on have the full authority; chosen by us, because few apps have more. */
const MAX_RATINGS_LOG10 = 6;

/** Returns the mean of values with weights. */
export function computeWeightedMean(pairs: readonly (readonly [value: number, weight: number])[]): number {
  return (
    pairs.reduce((sum, [value, weight]) => sum + value * weight, 0) /
    pairs.reduce((sum, [, weight]) => sum + weight, 0)
  );
}

/** Returns the median of values in any order; `null` without values. */
export function computeMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Computes the authority of an app, 0–1: min(1, log10(ratings + 1) / 6). */
export function computeAuthority(ratingCount: number): number {
  return Math.min(1, Math.log10(ratingCount + 1) / MAX_RATINGS_LOG10);
}

/** Returns the share of the words that a text contains, 0–1. */
export function computeWordShare(words: readonly string[], text: string): number {
  const held = new Set(extractSearchWords(text));
  return words.filter((word) => held.has(word)).length / words.length;
}
