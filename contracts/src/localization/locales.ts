/** A language a listing can be written in. */
export interface Locale {
  code: string;
  /** In English. */
  name: string;
  /** As its speakers call it. */
  nativeName: string;
  /** Storefront whose listing is read for it. */
  country: string;
  /** What App Store Connect calls it, where that differs. */
  connect?: string;
}

type Row = readonly [code: string, name: string, nativeName: string, country: string, connect?: string];

const rows: readonly Row[] = [
  ["en-US", "English (US)", "English (US)", "us"],
  ["en-GB", "English (UK)", "English (UK)", "gb"],
  ["en-AU", "English (Australia)", "English (Australia)", "au"],
  ["en-CA", "English (Canada)", "English (Canada)", "ca"],
  ["es-ES", "Spanish (Spain)", "Español (España)", "es"],
  ["es-MX", "Spanish (Mexico)", "Español (México)", "mx"],
  ["fr-FR", "French (France)", "Français (France)", "fr"],
  ["fr-CA", "French (Canada)", "Français (Canada)", "ca"],
  ["de-DE", "German", "Deutsch", "de"],
  ["it-IT", "Italian", "Italiano", "it", "it"],
  ["pt-BR", "Portuguese (Brazil)", "Português (Brasil)", "br"],
  ["pt-PT", "Portuguese (Portugal)", "Português (Portugal)", "pt"],
  ["nl-NL", "Dutch", "Nederlands", "nl"],
  ["ru-RU", "Russian", "Русский", "ru", "ru"],
  ["ja-JP", "Japanese", "日本語", "jp", "ja"],
  ["zh-Hans", "Chinese (Simplified)", "简体中文", "cn"],
  ["zh-Hant", "Chinese (Traditional)", "繁體中文", "tw"],
  ["ko-KR", "Korean", "한국어", "kr", "ko"],
  ["ar-SA", "Arabic", "العربية", "sa"],
  ["tr-TR", "Turkish", "Türkçe", "tr", "tr"],
  ["th-TH", "Thai", "ไทย", "th", "th"],
  ["vi-VN", "Vietnamese", "Tiếng Việt", "vn", "vi"],
  ["pl-PL", "Polish", "Polski", "pl", "pl"],
  ["id-ID", "Indonesian", "Bahasa Indonesia", "id", "id"],
  ["ms-MY", "Malay", "Bahasa Melayu", "my", "ms"],
  ["da-DK", "Danish", "Dansk", "dk", "da"],
  ["fi-FI", "Finnish", "Suomi", "fi", "fi"],
  ["no", "Norwegian", "Norsk", "no"],
  ["sv-SE", "Swedish", "Svenska", "se", "sv"],
  ["cs-CZ", "Czech", "Čeština", "cz", "cs"],
  ["sk-SK", "Slovak", "Slovenčina", "sk", "sk"],
  ["hu-HU", "Hungarian", "Magyar", "hu", "hu"],
  ["ro-RO", "Romanian", "Română", "ro", "ro"],
  ["hr-HR", "Croatian", "Hrvatski", "hr", "hr"],
  ["el-GR", "Greek", "Ελληνικά", "gr", "el"],
  ["he-IL", "Hebrew", "עברית", "il", "he"],
  ["uk-UA", "Ukrainian", "Українська", "ua", "uk"],
  ["hi-IN", "Hindi", "हिन्दी", "in", "hi"],
  ["ca-ES", "Catalan", "Català", "es", "ca"],
];

/** The languages on offer, in their order. */
export const LOCALES: readonly Locale[] = rows.map(([code, name, nativeName, country, connect]) => ({
  code,
  name,
  nativeName,
  country,
  ...(connect !== undefined && { connect }),
}));

const byCode = new Map(LOCALES.map((locale) => [locale.code, locale]));
const byConnect = new Map(LOCALES.flatMap((locale) => (locale.connect ? [[locale.connect, locale]] : [])));

/** The language of a code of ours; `undefined` for one that is not on offer. */
export function localeOf(code: string): Locale | undefined {
  return byCode.get(code);
}

/** Our code for a code that may be App Store Connect's; one that neither knows stays as it is. */
export function fromConnectCode(code: string): string {
  return byCode.has(code) ? code : (byConnect.get(code)?.code ?? code);
}

/** App Store Connect's code for one of ours; one that is not ours stays as it is. */
export function toConnectCode(code: string): string {
  return byCode.get(code)?.connect ?? code;
}

/** What a code of a language may look like: `de`, `de-DE`, `zh-Hans`. Names of object internals do not. */
export const LOCALE_CODE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** The language texts are translated from where none is chosen. */
export const DEFAULT_BASE = "en-US";

/** These read a third done until something in them is loaded or edited. */
export const PRESET_PROGRESS: Readonly<Record<string, number>> = {
  "en-GB": 33,
  "es-ES": 33,
  "es-MX": 33,
  "fr-FR": 33,
  "de-DE": 33,
};

/** Languages besides the base language whose listing one loading fetches. */
export const MOST_FETCHED = 5;
