/** Language that a listing can be written in. */
export interface Locale {
  code: string;
  /** English name. */
  name: string;
  /** Name in the language itself. */
  nativeName: string;
  /** Storefront whose listing is loaded for it. */
  country: string;
  /** App Store Connect's code, if different. */
  connect?: string;
  /** Google Play's code, if different. */
  play?: string;
}

type Row = readonly [
  code: string,
  name: string,
  nativeName: string,
  country: string,
  connect?: string | null,
  play?: string,
];

// Codes: https://developer.apple.com/help/app-store-connect/reference/app-store-localizations and
// https://support.google.com/googleplay/android-developer/answer/9844778 (2026-11-23).

const rows: readonly Row[] = [
  ["en-US", "English (US)", "English (US)", "us"],
  ["en-GB", "English (UK)", "English (UK)", "gb"],
  ["en-AU", "English (Australia)", "English (Australia)", "au"],
  ["en-CA", "English (Canada)", "English (Canada)", "ca"],
  ["es-ES", "Spanish (Spain)", "Español (España)", "es"],
  ["es-MX", "Spanish (Mexico)", "Español (México)", "mx", null, "es-419"],
  ["fr-FR", "French (France)", "Français (France)", "fr"],
  ["fr-CA", "French (Canada)", "Français (Canada)", "ca"],
  ["de-DE", "German", "Deutsch", "de"],
  ["it-IT", "Italian", "Italiano", "it", "it"],
  ["pt-BR", "Portuguese (Brazil)", "Português (Brasil)", "br"],
  ["pt-PT", "Portuguese (Portugal)", "Português (Portugal)", "pt"],
  ["nl-NL", "Dutch", "Nederlands", "nl"],
  ["ru-RU", "Russian", "Русский", "ru", "ru"],
  ["ja-JP", "Japanese", "日本語", "jp", "ja"],
  ["zh-Hans", "Chinese (Simplified)", "简体中文", "cn", null, "zh-CN"],
  ["zh-Hant", "Chinese (Traditional)", "繁體中文", "tw", null, "zh-TW"],
  ["ko-KR", "Korean", "한국어", "kr", "ko"],
  ["ar-SA", "Arabic", "العربية", "sa", null, "ar"],
  ["tr-TR", "Turkish", "Türkçe", "tr", "tr"],
  ["th-TH", "Thai", "ไทย", "th", "th", "th"],
  ["vi-VN", "Vietnamese", "Tiếng Việt", "vn", "vi", "vi"],
  ["pl-PL", "Polish", "Polski", "pl", "pl"],
  ["id-ID", "Indonesian", "Bahasa Indonesia", "id", "id", "id"],
  ["ms-MY", "Malay", "Bahasa Melayu", "my", "ms", "ms"],
  ["da-DK", "Danish", "Dansk", "dk", "da"],
  ["fi-FI", "Finnish", "Suomi", "fi", "fi"],
  ["no", "Norwegian", "Norsk", "no", null, "no-NO"],
  ["sv-SE", "Swedish", "Svenska", "se", "sv"],
  ["cs-CZ", "Czech", "Čeština", "cz", "cs"],
  ["sk-SK", "Slovak", "Slovenčina", "sk", "sk", "sk"],
  ["hu-HU", "Hungarian", "Magyar", "hu", "hu"],
  ["ro-RO", "Romanian", "Română", "ro", "ro", "ro"],
  ["hr-HR", "Croatian", "Hrvatski", "hr", "hr", "hr"],
  ["el-GR", "Greek", "Ελληνικά", "gr", "el"],
  ["he-IL", "Hebrew", "עברית", "il", "he", "iw-IL"],
  ["uk-UA", "Ukrainian", "Українська", "ua", "uk", "uk"],
  ["hi-IN", "Hindi", "हिन्दी", "in", "hi"],
  ["ca-ES", "Catalan", "Català", "es", "ca", "ca"],
];

/** Supported languages in display order. */
export const LOCALES: readonly Locale[] = rows.map(([code, name, nativeName, country, connect, play]) => ({
  code,
  name,
  nativeName,
  country,
  ...(typeof connect === "string" && { connect }),
  ...(play !== undefined && { play }),
}));

const byCode = new Map(LOCALES.map((locale) => [locale.code, locale]));
const byStoreCode = new Map(
  LOCALES.flatMap(({ code, connect, play }) =>
    [connect, play].flatMap((other): [string, string][] => (other === undefined ? [] : [[other, code]])),
  ),
);

/** Returns the language of one of our codes; `undefined` if it is not supported. */
export function getLocale(code: string): Locale | undefined {
  return byCode.get(code);
}

/** Converts a code of App Store Connect or Google Play to our code; unknown codes are returned unchanged. */
export function fromStoreCode(code: string): string {
  return byCode.has(code) ? code : (byStoreCode.get(code) ?? code);
}

/** Converts our code to App Store Connect's; unknown codes are returned unchanged. */
export function toConnectCode(code: string): string {
  return byCode.get(code)?.connect ?? code;
}

/** Converts our code to Google Play's; unknown codes are returned unchanged. */
export function toPlayCode(code: string): string {
  return byCode.get(code)?.play ?? code;
}

/** Format of a language code: `de`, `de-DE`, `zh-Hans`. Names of object internals don't match. */
export const LOCALE_CODE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** Default source language of translations. */
export const DEFAULT_BASE = "en-US";

/** Languages shown as a third done until something in them is loaded or edited. */
export const PRESET_PROGRESS: Readonly<Record<string, number>> = {
  "en-GB": 33,
  "es-ES": 33,
  "es-MX": 33,
  "fr-FR": 33,
  "de-DE": 33,
};

/** Maximum number of languages whose listing is fetched at a time, besides the base language. */
export const MAX_FETCHED_LOCALES = 5;
