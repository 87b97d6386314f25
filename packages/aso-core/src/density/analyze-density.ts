import { loadStemmer } from "../stemming/load-stemmer";
import { URL_PARTS } from "./generic-words";
import { groupForms, type CountedKeyword } from "./group-forms";
import { getLanguage, type DensityLanguage, type LanguageCode } from "./languages";
import { tokenize } from "./tokenize";

/** Word or phrase of a text with its frequency. */
export interface DensityRow extends CountedKeyword {
  /** Occurrences per 100 words of the text. */
  density: number;
}

/** Number of words of a keyword. */
export type PhraseLength = 1 | 2 | 3;

/** Words and phrases of a text, most frequent first. */
export interface DensityResult {
  /** Number of all words including ignored ones; the percentages refer to it. */
  totalWords: number;
  /** Single words. */
  rows: DensityRow[];
  /** Phrases that occur at least twice, by their number of words. */
  phrases: Record<Exclude<PhraseLength, 1>, DensityRow[]>;
}

/** Maximum number of rows per number of words. */
export const MAX_ROWS = 20;
const MAX_PHRASE_WORDS = 3;
const MIN_PHRASE_COUNT = 2;
const MIN_WORD_LENGTH = 3;
/** Words that begin or end a phrase can be shorter, as in "3d map" and "tv guide". */
const MIN_EDGE_LENGTH = 2;
// A single character of these scripts is a syllable or a word, so the length says nothing about a word's meaning.
const syllabic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

function isShorter(word: string, length: number): boolean {
  return !syllabic.test(word) && Array.from(word.replace(/\p{M}/gu, "")).length < length;
}

/** Returns a test for sequences of words that are keywords; phrases neither begin nor end with a stop word. */
function createKeywordTest(stopWords: ReadonlySet<string>) {
  const isWord = (word: string, minLength: number) =>
    !stopWords.has(word) && !URL_PARTS.has(word) && !isShorter(word, minLength);
  return ([first = "", ...others]: readonly string[]) =>
    others.length === 0
      ? isWord(first, MIN_WORD_LENGTH)
      : isWord(first, MIN_EDGE_LENGTH) && isWord(others.at(-1) ?? "", MIN_EDGE_LENGTH);
}

/** Counts the keywords of one, two and three words in their forms, and all words. */
async function countKeywords(
  text: string,
  language: DensityLanguage,
  onProgress: (percent: number) => void,
): Promise<{ counts: readonly Map<string, number>[]; totalWords: number }> {
  const stopWords = await language.stopWords();
  const isKeyword = createKeywordTest(stopWords);
  const isEnglish = language.locale.startsWith("en");
  const counts = Array.from({ length: MAX_PHRASE_WORDS }, () => new Map<string, number>());
  let totalWords = 0;
  let latest: string[] = [];
  for await (const tokens of tokenize(text, language, onProgress)) {
    for (const token of tokens) {
      if (token === null) {
        latest = [];
        continue;
      }
      totalWords += 1;
      const word = isEnglish && !stopWords.has(token) ? token.replace(/'s$/, "") : token;
      latest = [...latest, word].slice(-MAX_PHRASE_WORDS);
      for (const [index, counted] of counts.slice(0, latest.length).entries()) {
        const words = latest.slice(-1 - index);
        const keyword = words.join(" ");
        if (isKeyword(words)) counted.set(keyword, (counted.get(keyword) ?? 0) + 1);
      }
    }
  }
  return { counts, totalWords };
}

/**
 * Computes how often each word and each phrase of two or three words occurs in a text. Forms of a word, such as singular
 * and plural, count together in languages that have a stemmer. HTML, web addresses, stop words and words of one or two
 * letters are skipped; percentages refer to all words. `onProgress` receives the processed share of a long text in
 * percent.
 */
export async function analyzeDensity(
  text: string,
  code: LanguageCode,
  onProgress: (percent: number) => void = () => {},
): Promise<DensityResult> {
  const language = getLanguage(code);
  const { counts, totalWords } = await countKeywords(text, language, onProgress);
  const stem = await loadStemmer(code);
  const [rows = [], pairs = [], triples = []] = counts.map((counted, index) =>
    groupForms(counted, stem)
      .filter(({ count }) => index === 0 || count >= MIN_PHRASE_COUNT)
      .sort((a, b) => b.count - a.count || a.keyword.localeCompare(b.keyword, language.locale))
      .slice(0, MAX_ROWS)
      .map(({ keyword, forms, count }) => ({
        keyword: join(keyword, language),
        forms: forms.map((form) => join(form, language)),
        count,
        density: (count / totalWords) * 100,
      })),
  );
  return { totalWords, rows, phrases: { 2: pairs, 3: triples } };
}

/** Removes the spaces between words in languages that are written without them. */
const join = (words: string, { unspaced }: DensityLanguage) => (unspaced ? words.replaceAll(" ", "") : words);

/** The numbers of words of a keyword as select options. */
export const phraseLengthOptions = [
  { value: "1", label: "1 word" },
  { value: "2", label: "2 words" },
  { value: "3", label: "3 words" },
];

/** Returns the number of words of a select option. */
export function parsePhraseLength(value: string): PhraseLength {
  return value === "2" ? 2 : value === "3" ? 3 : 1;
}

/** Returns the keywords of a result with a number of words. */
export function getDensityRows(result: DensityResult, length: PhraseLength): DensityRow[] {
  return length === 1 ? result.rows : result.phrases[length];
}

const MIN_SEED_COUNT = 5;
const MAX_SEEDS = 5;
const FALLBACK_SEEDS = 3;

/**
 * Returns words to base keyword suggestions on: at most five that occur five times or more, else the three most frequent.
 */
export function pickSeeds({ rows }: DensityResult): string[] {
  const often = rows.filter(({ count }) => count >= MIN_SEED_COUNT).slice(0, MAX_SEEDS);
  return (often.length > 0 ? often : rows.slice(0, FALLBACK_SEEDS)).map(({ keyword }) => keyword);
}
