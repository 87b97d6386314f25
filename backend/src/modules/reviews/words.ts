import { segmentText } from "@listwise/contracts/text";
import type { Language, Vocabulary } from "./languages";

const segmenters = new Map<Language, Intl.Segmenter>();

function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, known);
  return known;
}

/** The words and emoji of a text in lower case, as its language writes them. */
export function wordsOf(text: string, language: Language): string[] {
  const plain = text.normalize("NFC").replace(/’/g, "'").toLocaleLowerCase(language);
  return [...segmentText(segmenterOf(language), plain)].flatMap(({ segment, isWordLike }) =>
    isWordLike || /\p{Extended_Pictographic}/u.test(segment) ? [segment] : [],
  );
}

// A single sign of these is a syllable or a word.
const SYLLABIC = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Whether a word can be what a text is about: not a stop word, no praise or blame, and of an alphabet three letters. */
export function isSubject(word: string, { stopWords, scores }: Vocabulary): boolean {
  if (!/\p{L}/u.test(word) || stopWords.has(word) || scores.has(word)) return false;
  return SYLLABIC.test(word) || [...word].length > 2;
}
