import { segmentText } from "@listwise/aso-core/text";
import type { Language, Vocabulary } from "./languages";

const segmenters = new Map<Language, Intl.Segmenter>();

function getSegmenter(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, known);
  return known;
}

/** Returns the words and emoji of a text in lower case, using the rules of its language. */
export function extractWords(text: string, language: Language): string[] {
  const plain = text.normalize("NFC").replace(/’/g, "'").toLocaleLowerCase(language);
  return [...segmentText(getSegmenter(language), plain)].flatMap(({ segment, isWordLike }) =>
    isWordLike || /\p{Extended_Pictographic}/u.test(segment) ? [segment] : [],
  );
}

// In these scripts, a single character can be a word.
const SYLLABIC = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Returns true if a word can be a topic: not a stop word, without a sentiment score, and at least three letters in
 * alphabetic scripts.
 */
export function isSubject(word: string, { stopWords, scores }: Vocabulary): boolean {
  if (!/\p{L}/u.test(word) || stopWords.has(word) || scores.has(word)) return false;
  return SYLLABIC.test(word) || [...word].length > 2;
}
