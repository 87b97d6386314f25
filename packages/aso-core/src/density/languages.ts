/** Language that texts can be analyzed in. */
export interface DensityLanguage {
  label: string;
  /** BCP 47 tag, used for segmenting, lowercasing and sorting words. */
  locale: string;
  /** Loads the language's stop words. */
  stopWords: () => Promise<ReadonlySet<string>>;
  /** True if an apostrophe separates words ("l'app"); in other languages it is part of a word ("don't"). */
  elides?: boolean;
  /** True if words are written without spaces between them. */
  unspaced?: boolean;
}

const english = async () => (await import("./stop-words/english")).english;
const germanic = () => import("./stop-words/germanic");
const romance = () => import("./stop-words/romance");
const eastAsian = () => import("./stop-words/east-asian");
const other = () => import("./stop-words/other");

const languages = {
  us: { label: "United States (English)", locale: "en-US", stopWords: english },
  gb: { label: "United Kingdom (English)", locale: "en-GB", stopWords: english },
  fr: { label: "French", locale: "fr", stopWords: async () => (await romance()).french, elides: true },
  de: { label: "German", locale: "de", stopWords: async () => (await germanic()).german },
  es: { label: "Spanish", locale: "es", stopWords: async () => (await romance()).spanish },
  it: { label: "Italian", locale: "it", stopWords: async () => (await romance()).italian, elides: true },
  ja: {
    label: "Japanese",
    locale: "ja",
    stopWords: async () => (await eastAsian()).japanese,
    unspaced: true,
  },
  ko: { label: "Korean", locale: "ko", stopWords: async () => (await eastAsian()).korean },
  zh: { label: "Chinese", locale: "zh", stopWords: async () => (await eastAsian()).chinese, unspaced: true },
  ru: { label: "Russian", locale: "ru", stopWords: async () => (await other()).russian },
  nl: { label: "Dutch", locale: "nl", stopWords: async () => (await germanic()).dutch },
  pt: { label: "Portuguese", locale: "pt", stopWords: async () => (await romance()).portuguese },
  tr: { label: "Turkish", locale: "tr", stopWords: async () => (await other()).turkish },
  sv: { label: "Swedish", locale: "sv", stopWords: async () => (await germanic()).swedish },
  da: { label: "Danish", locale: "da", stopWords: async () => (await germanic()).danish },
  fi: { label: "Finnish", locale: "fi", stopWords: async () => (await other()).finnish },
  nb: { label: "Norwegian", locale: "nb", stopWords: async () => (await germanic()).norwegian },
  ar: { label: "Arabic", locale: "ar", stopWords: async () => (await other()).arabic },
} satisfies Record<string, DensityLanguage>;

/** Code of a language with a stop word list. */
export type LanguageCode = keyof typeof languages;

/** Language used if none is chosen. */
export const DEFAULT_LANGUAGE: LanguageCode = "us";

/** Returns true if a text, such as a URL parameter, is a language code. */
export function isLanguageCode(text: string | null): text is LanguageCode {
  return text !== null && Object.hasOwn(languages, text);
}

/** Returns the analysis settings of a language. */
export function getLanguage(code: LanguageCode): DensityLanguage {
  return languages[code];
}

const byCountry: Record<string, LanguageCode> = {
  au: "gb",
  jp: "ja",
  cn: "zh",
  kr: "ko",
  br: "pt",
  mx: "es",
  ie: "gb",
  nz: "gb",
  at: "de",
  ch: "de",
  lu: "fr",
  tw: "zh",
  hk: "zh",
  se: "sv",
  dk: "da",
  no: "nb",
  sa: "ar",
  ae: "ar",
  eg: "ar",
  // Country codes that are also codes of other languages.
  ar: "es",
  sv: "es",
};

/** Returns the language of a storefront's listings; English if that language has no stop word list. */
export function getCountryLanguage(country: string): LanguageCode {
  return byCountry[country] ?? (isLanguageCode(country) ? country : DEFAULT_LANGUAGE);
}

/** All languages as select options. */
export const languageOptions = Object.entries(languages).map(([value, { label }]) => ({ value, label }));
