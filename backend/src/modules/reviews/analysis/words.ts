import { segmentText } from "@listwise/aso-core/text";
import type { Language, Vocabulary } from "./languages";

const segmenters = new Map<Language, Intl.Segmenter>();

function getSegmenter(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, known);
  return known;
}

/** Returns the words and emoji of a text in lower case by clause, using the rules of its language. */
export function extractClauses(text: string, language: Language): string[][] {
  const plain = text.normalize("NFC").replace(/’/g, "'").toLocaleLowerCase(language);
  const clauses: string[][] = [[]];
  for (const { segment, isWordLike } of segmentText(getSegmenter(language), plain)) {
    if (isWordLike) clauses.at(-1)?.push(segment);
    else if (/\p{Extended_Pictographic}/u.test(segment)) clauses.push([segment], []);
    else if (segment.includes("\n") || segment.trim() !== "") clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

// In these scripts, a single character can be a word.
const SYLLABIC = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Returns true if a word isn't a stop word and has at least three letters in alphabetic scripts. */
export function isContentWord(word: string, { stopWords }: Vocabulary): boolean {
  if (!/\p{L}/u.test(word) || stopWords.has(word)) return false;
  return SYLLABIC.test(word) || [...word].length > 2;
}
