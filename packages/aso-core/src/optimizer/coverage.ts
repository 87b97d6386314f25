import { splitWords } from "../localization/split-words";
import { computeKeywordValue } from "../scores/keyword-value";
import type { KeywordCoverage, KeywordFigure } from "./types";

/** Indexed text with its label. */
export interface NamedText {
  label: string;
  text: string;
}

/** Returns for each keyword whether the texts together contain all its words. Words must match exactly. */
export function computeKeywordCoverage(
  keywords: readonly KeywordFigure[],
  texts: readonly NamedText[],
  locale: string,
): KeywordCoverage[] {
  const held = texts.map(({ label, text }) => ({ label, words: new Set(splitWords(text, locale)) }));
  return keywords.map((figure) => {
    const words = [...new Set(splitWords(figure.keyword, locale))];
    const missing = words.filter((word) => !held.some((one) => one.words.has(word)));
    const where = held.filter((one) => words.some((word) => one.words.has(word))).map(({ label }) => label);
    return { ...figure, covered: words.length > 0 && missing.length === 0, missing, where };
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
