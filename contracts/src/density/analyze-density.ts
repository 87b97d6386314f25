import { languageOf, type DensityLanguage, type LanguageCode } from "./languages";
import { partsOf } from "./parts-of";
import { plainText } from "./plain-text";

/** A word of a text. */
export interface DensityRow {
  keyword: string;
  count: number;
  /** Percent of all words of the text. */
  density: number;
}

/** The words of a text, the most frequent first. */
export interface DensityResult {
  /** All words, the ignored ones too: what percentages refer to. */
  totalWords: number;
  rows: DensityRow[];
}

/** Words that an analysis keeps. */
export const KEPT_ROWS = 20;
const SHORTEST = 3;
/** Milliseconds of work after which others have their turn. */
const AT_A_TIME_MS = 20;
// A single sign of these scripts is a syllable or a word, so that counting signs says nothing about a word's weight.
const syllabic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** The words of a text, part by part: what runs beside a page lets it answer in between. */
async function* tokensOf(
  text: string,
  { locale, elides }: DensityLanguage,
  onProgress: (percent: number) => void,
): AsyncGenerator<string[]> {
  const normal = plainText(text)
    .normalize("NFKC")
    .replace(/[’ʼ＇]/g, elides ? " " : "'");
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  let since = performance.now();
  let done = 0;
  for (const part of partsOf(elides ? normal.replace(/'/g, " ") : normal)) {
    if (performance.now() - since > AT_A_TIME_MS) {
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
  return !syllabic.test(word) && Array.from(word.replace(/\p{M}/gu, "")).length < SHORTEST;
}

/**
 * How often each word of a text stands in it: HTML, stop words and words of one or two letters are left out, the
 * percentages refer to all words. `onProgress` hears how much of a long text has been looked at.
 */
export async function analyzeDensity(
  text: string,
  code: LanguageCode,
  onProgress: (percent: number) => void = () => {},
): Promise<DensityResult> {
  const language = languageOf(code);
  const stopWords = await language.stopWords();
  const counts = new Map<string, number>();
  let totalWords = 0;
  for await (const tokens of tokensOf(text, language, onProgress)) {
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
  return { totalWords, rows: rows.slice(0, KEPT_ROWS) };
}
