import { wordsOf } from "../localization/words-of";
import type { KeywordCover, KeywordFigure } from "./types";

/** A text that is searched, by the name people know it by. */
export interface NamedText {
  label: string;
  text: string;
}

/** Which keywords the texts hold: all words of one, in whichever of the texts. Words are compared as they are written. */
export function coverKeywords(
  keywords: readonly KeywordFigure[],
  texts: readonly NamedText[],
  locale: string,
): KeywordCover[] {
  const held = texts.map(({ label, text }) => ({ label, words: new Set(wordsOf(text, locale)) }));
  return keywords.map((figure) => {
    const words = [...new Set(wordsOf(figure.keyword, locale))];
    const missing = words.filter((word) => !held.some((one) => one.words.has(word)));
    const where = held.filter((one) => words.some((word) => one.words.has(word))).map(({ label }) => label);
    return { ...figure, covered: words.length > 0 && missing.length === 0, missing, where };
  });
}

/** What a keyword is worth: popularity × (1 − (difficulty/100)²); `null` where a figure is unknown. */
export function worthOf({ popularity, difficulty }: KeywordFigure): number | null {
  if (popularity === null || difficulty === null) return null;
  return popularity * (1 - (difficulty / 100) ** 2);
}

/** The share of the keywords' worth that is covered, 0–1; `null` where no keyword has figures. */
export function coveredShare(covers: readonly KeywordCover[]): number | null {
  let [all, got] = [0, 0];
  for (const cover of covers) {
    const worth = worthOf(cover) ?? 0;
    all += worth;
    if (cover.covered) got += worth;
  }
  return all === 0 ? null : got / all;
}
