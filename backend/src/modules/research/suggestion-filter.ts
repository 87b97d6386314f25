import { getLanguage, getCountryLanguage, type LanguageCode } from "@listwise/aso-core/density";
import { segmentText } from "@listwise/aso-core/text";

/** Verbs of slogans that aren't stop words in text, but can't begin or end a keyword either. */
const FILLERS: Partial<Record<LanguageCode, readonly string[]>> = {
  us: ["made", "make", "makes", "making", "use", "using"],
  de: ["gemacht", "macht", "machen"],
  fr: ["fait", "faite", "faits", "faites"],
  es: ["hecho", "hecha", "hechos", "hechas"],
};
/** Slogan words that are useful within a keyword ("daily planner") but not alone. */
const WEAK_ALONE: Partial<Record<LanguageCode, readonly string[]>> = {
  us: ["day", "days", "daily", "every", "everyday", "time", "easy", "simple", "fast", "smart", "new", "best"],
  de: ["tag", "tage", "täglich", "jeden", "zeit", "einfach", "schnell", "neu", "beste"],
  fr: ["jour", "jours", "quotidien", "temps", "facile", "simple", "rapide", "nouveau"],
  es: ["día", "días", "diario", "diaria", "tiempo", "fácil", "simple", "rápido", "nuevo"],
};
/** Nouns for every app and its devices, in all languages: useful within a keyword ("weather app") but not alone. */
const PRODUCT_WORDS = ["android", "app", "apps", "ipad", "iphone"];
/** Words that advertise an app or name its edition. A search with one finds the same apps as a search without it. */
const PROMOTION: Partial<Record<LanguageCode, readonly string[]>> = {
  us: ["best", "free", "full", "hd", "lite", "new", "plus", "premium", "pro", "top", "ultimate"],
  de: ["beste", "bester", "bestes", "gratis", "kostenlos", "kostenlose", "neu", "neue"],
  fr: ["gratuit", "gratuite", "meilleur", "meilleure", "nouveau", "nouvelle"],
  es: ["gratis", "mejor", "nuevo", "nueva"],
};
const ONE_LETTER =
  /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])\p{L}$/u;

/**
 * Returns a filter for phrases from a storefront's listings that people might search for. It rejects phrases that begin
 * or end with a word without its own meaning or one that advertises, and single slogan or product words, unless the term contains
 * them too. English is always included, because app names are partly English everywhere.
 */
export async function loadSuggestionFilter(
  country: string,
): Promise<(phrase: string, term: string) => boolean> {
  const code = getCountryLanguage(country);
  const { locale, stopWords } = getLanguage(code);
  const empty = new Set([
    ...(await stopWords()),
    ...(await getLanguage("us").stopWords()),
    ...(FILLERS[code] ?? []),
    ...(FILLERS.us ?? []),
    ...(PROMOTION[code] ?? []),
    ...(PROMOTION.us ?? []),
  ]);
  const weak = new Set([...(WEAK_ALONE[code] ?? []), ...(WEAK_ALONE.us ?? []), ...PRODUCT_WORDS]);
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const splitWords = (text: string) =>
    [...segmentText(segmenter, text.toLocaleLowerCase(locale))].flatMap(({ segment, isWordLike }) =>
      isWordLike ? [segment] : [],
    );
  return (phrase, term) => {
    const words = splitWords(phrase);
    const asked = new Set(splitWords(term));
    const edges = [words[0], words.at(-1)];
    if (words.length === 1 && words.some((word) => weak.has(word) && !asked.has(word))) return false;
    return edges.every(
      (word) => word !== undefined && (asked.has(word) || !(empty.has(word) || ONE_LETTER.test(word))),
    );
  };
}
