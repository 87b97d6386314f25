import { getLanguage, type DensityLanguage, type LanguageCode } from "./languages";
import { splitAtWords } from "./split-at-words";
import { stripHtml } from "./strip-html";

/** Word of a text with its frequency. */
export interface DensityRow {
  keyword: string;
  count: number;
  /** Share of all words in percent. */
  density: number;
}

/** Words of a text, most frequent first. */
export interface DensityResult {
  /** Number of all words including ignored ones; the percentages refer to it. */
  totalWords: number;
  rows: DensityRow[];
}

/** Maximum number of rows in a result. */
export const MAX_ROWS = 20;
const MIN_WORD_LENGTH = 3;
/** Maximum milliseconds of work before yielding to other tasks. */
const SLICE_MS = 20;
// A single character of these scripts is a syllable or a word, so the length says nothing about a word's meaning.
const syllabic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Yields the words of a text in chunks and lets other tasks run in between. */
async function* tokenize(
  text: string,
  { locale, elides }: DensityLanguage,
  onProgress: (percent: number) => void,
): AsyncGenerator<string[]> {
  const normal = stripHtml(text)
    .normalize("NFKC")
    .replace(/[’ʼ＇]/g, elides ? " " : "'");
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  let since = performance.now();
  let done = 0;
  for (const part of splitAtWords(elides ? normal.replace(/'/g, " ") : normal)) {
    if (performance.now() - since > SLICE_MS) {
      onProgress(Math.floor((100 * done) / normal.length));
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    done += part.length;
    yield Array.from(segmenter.segment(part))
      .filter((segment) => segment.isWordLike)
      .map((segment) => segment.segment.toLocaleLowerCase(locale));
  }
}

function isTooShort(word: string): boolean {
  return !syllabic.test(word) && Array.from(word.replace(/\p{M}/gu, "")).length < MIN_WORD_LENGTH;
}

/**
 * Computes how often each word occurs in a text. HTML, stop words and words of one or two letters are skipped;
 * percentages refer to all words. `onProgress` receives the processed share of a long text in percent.
 */
export async function analyzeDensity(
  text: string,
  code: LanguageCode,
  onProgress: (percent: number) => void = () => {},
): Promise<DensityResult> {
  const language = getLanguage(code);
  const stopWords = await language.stopWords();
  const counts = new Map<string, number>();
  let totalWords = 0;
  for await (const tokens of tokenize(text, language, onProgress)) {
    totalWords += tokens.length;
    for (const token of tokens) {
      if (stopWords.has(token)) continue;
      const keyword = language.locale.startsWith("en") ? token.replace(/'s$/, "") : token;
      if (isTooShort(keyword) || stopWords.has(keyword)) continue;
      counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
    }
  }
  const rows = Array.from(counts, ([keyword, count]) => ({
    keyword,
    count,
    density: (count / totalWords) * 100,
  }));
  rows.sort((a, b) => b.count - a.count || a.keyword.localeCompare(b.keyword, language.locale));
  return { totalWords, rows: rows.slice(0, MAX_ROWS) };
}
