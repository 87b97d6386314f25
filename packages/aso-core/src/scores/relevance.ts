import { extractSearchWords } from "../text/search-words";
import { findMissing, type Estimate } from "./estimate";
import { createWordSet, MAX_RANK } from "./similarity";

/** Name and version of the relevance; a change of its results needs a new version. */
export const RELEVANCE_ALGORITHM = { algorithm: "category-words-competitors", version: 1 } as const;

/** Keywords of lower relevance are not suggested; chosen by us. */
export const MIN_RELEVANCE = 0.15;

/** Lowest relevance of a suggested keyword of one word, which is generic unless most of its results are similar apps. */
const MIN_WORD_RELEVANCE = 0.5;

/** Scripts that don't separate words by spaces, so that a text without spaces can have several words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Returns true if a keyword is relevant enough to suggest it. With unknown relevance (`null`), that is a phrase whose words
 * are all in the listing of the app or of a similar one (`isSaid`). Thresholds chosen by us.
 */
export function isSuggestible(keyword: string, relevance: number | null, isSaid: boolean): boolean {
  const isPhrase = /\S\s+\S/.test(keyword) || UNSPACED.test(keyword);
  if (relevance === null) return isPhrase && isSaid;
  return relevance >= (isPhrase ? MIN_RELEVANCE : MIN_WORD_RELEVANCE);
}

/** Number of results that tell a keyword's category; chosen by us, because further ones fit searches less. */
const CATEGORY_RESULTS = 20;

interface Heading {
  name: string;
  subtitle: string | null;
}

/** Numbers of a storefront's listings that contain a word in name or subtitle. */
export interface WordFrequencies {
  /** Number of listings. */
  listings: number;
  /** Number of listings by word as `extractSearchWords` returns it; other words are in none. */
  byWord: ReadonlyMap<string, number>;
}

/** App, keyword and data for the relevance. */
export interface RelevanceSubject {
  keyword: string;
  app: Heading & { category: string | null };
  /** The chosen competitors; if there are none, the most similar apps. */
  competitors: readonly (Heading & { id: number })[];
  /** Apps in the search results in order, 50 if there are as many; `null` if the keyword was never checked. */
  results: readonly { id: number; category: string | null }[] | null;
  /** `null` if they are unknown. */
  frequencies: WordFrequencies | null;
}

/** Part of the relevance. */
export type RelevancePart = "category" | "words" | "competitors";

/** Relevance with its parts, all 0–1; unknown ones are `null`. */
export interface Relevance extends Estimate<RelevancePart> {
  parts: Record<RelevancePart, number | null>;
}

/** Returns the share of items that pass a test, 0–1; `null` without items. */
function computeShare<Item>(items: readonly Item[], test: (item: Item) => boolean): number | null {
  return items.length === 0 ? null : items.filter(test).length / items.length;
}

/**
 * Computes the share of the top 20 results that are in the app's category or among its competitors, 0–1. Results of
 * unknown category that aren't competitors are left out.
 */
function computeCategoryPart({ app, competitors, results }: RelevanceSubject): number | null {
  if (app.category === null || results === null) return null;
  const rivals = new Set(competitors.map(({ id }) => id));
  const known = results
    .slice(0, CATEGORY_RESULTS)
    .filter(({ id, category }) => category !== null || rivals.has(id));
  return computeShare(known, ({ id, category }) => category === app.category || rivals.has(id));
}

/**
 * Computes the TF-IDF weight of the keyword's words in names and subtitles, 0–1: Σ tf · idf / Σ idf. tf is half for the
 * app's own texts, and half the share of its competitors whose texts contain the word; chosen by us, so that the own
 * texts weigh as much as those of all competitors. idf = ln((1 + listings) / (1 + listings with the word)) + 1, as in
 * https://scikit-learn.org/1.0/modules/generated/sklearn.feature_extraction.text.TfidfTransformer.html, so common words
 * weigh little.
 */
function computeWordsPart({ keyword, app, competitors, frequencies }: RelevanceSubject): number | null {
  const words = extractSearchWords(keyword);
  if (words.length === 0 || competitors.length === 0 || frequencies === null) return null;
  const own = createWordSet(app.name, app.subtitle);
  const others = competitors.map(({ name, subtitle }) => createWordSet(name, subtitle));
  let [weight, total] = [0, 0];
  for (const word of words) {
    const idf = Math.log((1 + frequencies.listings) / (1 + (frequencies.byWord.get(word) ?? 0))) + 1;
    const shared = computeShare(others, (texts) => texts.has(word)) ?? 0;
    weight += (((own.has(word) ? 1 : 0) + shared) / 2) * idf;
    total += idf;
  }
  return weight / total;
}

/** Computes the share of the competitors that rank in the top 50, 0–1. */
function computeCompetitorsPart({ competitors, results }: RelevanceSubject): number | null {
  if (results === null || results.length === 0) return null;
  const ranked = new Set(results.slice(0, MAX_RANK).map(({ id }) => id));
  return computeShare(competitors, ({ id }) => ranked.has(id));
}

/**
 * Computes the relevance of a keyword to an app, 0–1: 0.5 · share of its top 20 results that are in the app's category or
 * among its competitors + 0.3 · TF-IDF weight of its words in the names and subtitles of the app and its competitors +
 * 0.2 · share of the competitors that rank in its top 50. The weights are chosen by us: the search results tell what
 * people look for with the keyword, and a missing word in a listing may be an idea.
 *
 * The value is `null` if a part is unknown, and `missing` names the parts: without them it would be on another scale.
 * The category needs the app's category and search results, the words need word frequencies and competitors, and the
 * competitors need search results and competitors.
 */
export function computeRelevance(subject: RelevanceSubject): Relevance {
  const category = computeCategoryPart(subject);
  const words = computeWordsPart(subject);
  const competitors = computeCompetitorsPart(subject);
  const parts = { category, words, competitors };
  if (category === null || words === null || competitors === null) {
    const missing = findMissing([
      ["category", category],
      ["words", words],
      ["competitors", competitors],
    ]);
    return { value: null, missing, parts };
  }
  return { value: 0.5 * category + 0.3 * words + 0.2 * competitors, missing: [], parts };
}
