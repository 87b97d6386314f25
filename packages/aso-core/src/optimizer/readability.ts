import { splitWords } from "../localization/split-words";
import { segmentText } from "../text/segment-text";

/**
 * Readability of a text. `flesch` (0–100, higher is easier) is the Flesch reading ease, `null` for languages other than
 * English, and for texts that are mostly in another script than English.
 */
export interface Readability {
  sentences: number;
  words: number;
  wordsPerSentence: number;
  flesch: number | null;
}

function countSentences(text: string, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: "sentence" });
  // Each line counts as a sentence, because listings consist of lists.
  return text
    .split(/\n+/)
    .flatMap((line) => Array.from(segmentText(segmenter, line)))
    .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length;
}

/** Counts the syllables of an English word by its vowels; a silent e at the end doesn't count. */
function countSyllables(word: string): number {
  const spoken = word.replace(/[^a-z]/g, "").replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "");
  return Math.max(1, (spoken.match(/[aeiouy]{1,2}/g) ?? []).length);
}

/** Returns true if more than half of the words are in another script: English storefronts also list Japanese apps. */
const isMostlyForeign = (words: readonly string[]) =>
  words.filter((word) => /\p{L}/u.test(word) && !/\p{Script=Latin}/u.test(word)).length * 2 > words.length;

/**
 * Computes the Flesch reading ease, 206.835 − 1.015 · words/sentences − 84.6 · syllables/words (Flesch 1948,
 * https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests), limited to 0–100. Returns `null` for a text without
 * words.
 */
export function computeReadability(text: string, locale: string): Readability | null {
  // Browsers and the server disagree about the words of an address such as "listwise.example".
  const words = splitWords(text.replace(/(?<=\p{L})\.(?=\p{L})/gu, " "), locale);
  const sentences = countSentences(text, locale);
  if (words.length === 0 || sentences === 0) return null;
  const wordsPerSentence = words.length / sentences;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const flesch = 206.835 - 1.015 * wordsPerSentence - (84.6 * syllables) / words.length;
  return {
    sentences,
    words: words.length,
    wordsPerSentence: Math.round(wordsPerSentence * 10) / 10,
    flesch:
      locale.startsWith("en") && !isMostlyForeign(words)
        ? Math.round(Math.min(100, Math.max(0, flesch)))
        : null,
  };
}
