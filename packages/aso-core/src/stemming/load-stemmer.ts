import type { LanguageCode } from "../density/languages";

/** Returns what the forms of a word have in common: "maps" and "map" become "map". The word is in lower case. */
export type Stemmer = (word: string) => string;

/** Shorter English words are names or abbreviations as often as plurals: ios, gps, bus. Chosen by us. */
const MIN_LENGTH = 4;
/** Longer endings make a word of another meaning, such as "animation", which isn't "animal". Chosen by us. */
const MAX_ENDING = 3;
/**
 * Words whose last letters look like an ending. From the exceptions of Snowball's English stemmer
 * (https://snowballstem.org/algorithms/english/stemmer.html).
 */
const INVARIANT = new Set("news atlas cosmos bias inning outing canning herring earring".split(" "));

/** Limits the Porter stemmer to inflections, because search results for another word would be wrong. */
const createEnglishStemmer =
  (stem: Stemmer): Stemmer =>
  (word) => {
    if (word.length < MIN_LENGTH || INVARIANT.has(word)) return word;
    const stemmed = stem(word);
    return word.length - stemmed.length > MAX_ENDING ? word : stemmed;
  };

const loadEnglish = async () => createEnglishStemmer((await import("@orama/stemmers/english")).stemmer);

/** Japanese, Korean and Chinese are missing: their words have no endings that a stemmer could remove. */
const LOADERS: Partial<Record<LanguageCode, () => Promise<Stemmer>>> = {
  us: loadEnglish,
  gb: loadEnglish,
  fr: async () => (await import("@orama/stemmers/french")).stemmer,
  de: async () => (await import("@orama/stemmers/german")).stemmer,
  es: async () => (await import("@orama/stemmers/spanish")).stemmer,
  it: async () => (await import("@orama/stemmers/italian")).stemmer,
  ru: async () => (await import("@orama/stemmers/russian")).stemmer,
  nl: async () => (await import("@orama/stemmers/dutch")).stemmer,
  pt: async () => (await import("@orama/stemmers/portuguese")).stemmer,
  tr: async () => (await import("@orama/stemmers/turkish")).stemmer,
  sv: async () => (await import("@orama/stemmers/swedish")).stemmer,
  da: async () => (await import("@orama/stemmers/danish")).stemmer,
  fi: async () => (await import("@orama/stemmers/finnish")).stemmer,
  nb: async () => (await import("@orama/stemmers/norwegian")).stemmer,
  ar: async () => (await import("@orama/stemmers/arabic")).stemmer,
};

/**
 * Loads the stemmer of a language; without one, words stay as they are. The stemmers are Orama's builds of Porter's and
 * Snowball's algorithms (https://snowballstem.org). A stem can be empty or no word, so only compare stems.
 */
export async function loadStemmer(code: LanguageCode): Promise<Stemmer> {
  const load = LOADERS[code];
  return load ? load() : (word) => word;
}
