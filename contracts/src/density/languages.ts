import { DEFAULT_COUNTRY } from "../platform/storefronts";

/** A language texts can be analyzed in. */
export interface DensityLanguage {
  label: string;
  /** BCP 47: how words are cut, lower-cased and sorted. */
  locale: string;
  /** Fetches the words that carry no meaning of their own. */
  stopWords: () => Promise<ReadonlySet<string>>;
  /** An apostrophe parts two words ("l'app"), where others have it inside one ("don't"). */
  elides?: boolean;
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
  ja: { label: "Japanese", locale: "ja", stopWords: async () => (await eastAsian()).japanese },
  ko: { label: "Korean", locale: "ko", stopWords: async () => (await eastAsian()).korean },
  zh: { label: "Chinese", locale: "zh", stopWords: async () => (await eastAsian()).chinese },
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

/** Code of a language with a list of stop words. */
export type LanguageCode = keyof typeof languages;

/** The language where none is chosen. */
export const DEFAULT_LANGUAGE: LanguageCode = DEFAULT_COUNTRY;

/** Whether a text, such as a parameter of an address, names a language. */
export function isLanguageCode(text: string | null): text is LanguageCode {
  return text !== null && Object.hasOwn(languages, text);
}

/** What is known of a language. */
export function languageOf(code: LanguageCode): DensityLanguage {
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
  // Codes of countries that are also codes of languages spoken elsewhere.
  ar: "es",
  sv: "es",
};

/** The language a storefront's listings are written in; English where there is no list for it. */
export function languageOfCountry(country: string): LanguageCode {
  return byCountry[country] ?? (isLanguageCode(country) ? country : DEFAULT_LANGUAGE);
}

/** All languages, for a select. */
export const languageOptions = Object.entries(languages).map(([value, { label }]) => ({ value, label }));
