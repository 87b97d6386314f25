import { chinese, japanese, korean } from "./stop-words/east-asian";
import { english } from "./stop-words/english";
import { danish, dutch, german, norwegian, swedish } from "./stop-words/germanic";
import { arabic, finnish, russian, turkish } from "./stop-words/other";
import { french, italian, portuguese, spanish } from "./stop-words/romance";

export interface DensityLanguage {
  label: string;
  locale: string;
  stopWords: ReadonlySet<string>;
  /** An apostrophe parts two words ("l'app"), where others have it inside one ("don't"). */
  elides?: boolean;
}

const languages = {
  us: { label: "United States (English)", locale: "en-US", stopWords: english },
  gb: { label: "United Kingdom (English)", locale: "en-GB", stopWords: english },
  fr: { label: "French", locale: "fr", stopWords: french, elides: true },
  de: { label: "German", locale: "de", stopWords: german },
  es: { label: "Spanish", locale: "es", stopWords: spanish },
  it: { label: "Italian", locale: "it", stopWords: italian, elides: true },
  ja: { label: "Japanese", locale: "ja", stopWords: japanese },
  ko: { label: "Korean", locale: "ko", stopWords: korean },
  zh: { label: "Chinese", locale: "zh", stopWords: chinese },
  ru: { label: "Russian", locale: "ru", stopWords: russian },
  nl: { label: "Dutch", locale: "nl", stopWords: dutch },
  pt: { label: "Portuguese", locale: "pt", stopWords: portuguese },
  tr: { label: "Turkish", locale: "tr", stopWords: turkish },
  sv: { label: "Swedish", locale: "sv", stopWords: swedish },
  da: { label: "Danish", locale: "da", stopWords: danish },
  fi: { label: "Finnish", locale: "fi", stopWords: finnish },
  nb: { label: "Norwegian", locale: "nb", stopWords: norwegian },
  ar: { label: "Arabic", locale: "ar", stopWords: arabic },
} satisfies Record<string, DensityLanguage>;

export type LanguageCode = keyof typeof languages;

export const DEFAULT_LANGUAGE: LanguageCode = "us";

export function isLanguageCode(text: string | null): text is LanguageCode {
  return text !== null && Object.hasOwn(languages, text);
}

export function languageOf(code: LanguageCode): DensityLanguage {
  return languages[code];
}

export const languageOptions = Object.entries(languages).map(([value, { label }]) => ({ value, label }));
