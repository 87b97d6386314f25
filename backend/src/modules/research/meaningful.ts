import { languageOf, languageOfCountry, type LanguageCode } from "@listwise/contracts/density";
import { segmentText } from "@listwise/contracts/text";

/** Verbs that carry a slogan and no search: no stop words of a text, but no edge of a keyword either. */
const FILLERS: Partial<Record<LanguageCode, readonly string[]>> = {
  us: ["made", "make", "makes", "making", "use", "using"],
  de: ["gemacht", "macht", "machen"],
  fr: ["fait", "faite", "faits", "faites"],
  es: ["hecho", "hecha", "hechos", "hechas"],
};
/** Words of any slogan: good within a keyword ("daily planner"), and none by themselves. */
const WEAK_ALONE: Partial<Record<LanguageCode, readonly string[]>> = {
  us: ["day", "days", "daily", "every", "everyday", "time", "easy", "simple", "fast", "smart", "new", "best"],
  de: ["tag", "tage", "täglich", "jeden", "zeit", "einfach", "schnell", "neu", "beste"],
  fr: ["jour", "jours", "quotidien", "temps", "facile", "simple", "rapide", "nouveau"],
  es: ["día", "días", "diario", "diaria", "tiempo", "fácil", "simple", "rápido", "nuevo"],
};
const ONE_LETTER =
  /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])\p{L}$/u;

/**
 * Whether a phrase of a storefront's listings can be searched for: it neither begins nor ends with a word that means
 * nothing by itself, nor is it one word of any slogan, unless the term has it too. Names are partly English everywhere.
 */
export async function meaningfulIn(country: string): Promise<(phrase: string, term: string) => boolean> {
  const code = languageOfCountry(country);
  const { locale, stopWords } = languageOf(code);
  const empty = new Set([
    ...(await stopWords()),
    ...(await languageOf("us").stopWords()),
    ...(FILLERS[code] ?? []),
    ...(FILLERS.us ?? []),
  ]);
  const weak = new Set([...(WEAK_ALONE[code] ?? []), ...(WEAK_ALONE.us ?? [])]);
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const wordsOf = (text: string) =>
    [...segmentText(segmenter, text.toLocaleLowerCase(locale))].flatMap(({ segment, isWordLike }) =>
      isWordLike ? [segment] : [],
    );
  return (phrase, term) => {
    const words = wordsOf(phrase);
    const asked = new Set(wordsOf(term));
    const edges = [words[0], words.at(-1)];
    if (words.length === 1 && words.some((word) => weak.has(word) && !asked.has(word))) return false;
    return edges.every(
      (word) => word !== undefined && (asked.has(word) || !(empty.has(word) || ONE_LETTER.test(word))),
    );
  };
}
