import { splitWords } from "../localization/split-words";
import { computeKeywordValue } from "../scores/keyword-value";
import { splitSearchStems } from "../stemming/split-stems";
import type { KeywordCoverage, KeywordFigure, TextLanguage } from "./types";

/** Indexed text with its label. */
export interface NamedText {
  label: string;
  text: string;
}

/** Returns the words of a keyword that the store's search needs: those that aren't stop words, unless all are. */
function splitNeededWords(keyword: string, { locale, stopWords }: TextLanguage): string[] {
  const words = [...new Set(splitWords(keyword, locale))];
  const meaningful = words.filter((word) => !stopWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/**
 * Returns for each keyword whether the texts together contain all its words. Stop words aren't needed. Words are compared
 * as in {@link splitSearchStems}.
 */
export function computeKeywordCoverage(
  keywords: readonly KeywordFigure[],
  texts: readonly NamedText[],
  reading: TextLanguage,
): KeywordCoverage[] {
  const { stem } = reading;
  const held = texts.map(({ label, text }) => ({ label, stems: new Set(splitSearchStems(text, stem)) }));
  const hasWord = (stems: ReadonlySet<string>, word: string) =>
    splitSearchStems(word, stem).every((one) => stems.has(one));
  return keywords.map((figure) => {
    const needed = splitNeededWords(figure.keyword, reading);
    const missing = needed.filter((word) => !held.some(({ stems }) => hasWord(stems, word)));
    const where = held.filter(({ stems }) => needed.some((word) => hasWord(stems, word)));
    return {
      ...figure,
      covered: needed.length > 0 && missing.length === 0,
      missing,
      where: where.map(({ label }) => label),
    };
  });
}

/** Returns the covered share of the keywords' total value, 0–1; `null` if no keyword has metrics. */
export function computeCoveredShare(covers: readonly KeywordCoverage[]): number | null {
  let [all, got] = [0, 0];
  for (const cover of covers) {
    const worth = computeKeywordValue(cover) ?? 0;
    all += worth;
    if (cover.covered) got += worth;
  }
  return all === 0 ? null : got / all;
}
