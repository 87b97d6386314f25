/*
 * Languages indexed by App Store search per storefront. Apple documents the languages that a storefront supports; that
 * search indexes the keyword fields of all of them is an observation of ASO practitioners, not confirmed by Apple. The
 * table is therefore only a proposal: users choose the languages of a plan.
 */
const table: Readonly<Record<string, string>> = {
  us: "en-US es-MX fr-FR pt-BR ru-RU zh-Hans zh-Hant ko-KR ar-SA vi-VN",
  gb: "en-GB",
  ca: "en-CA fr-CA",
  au: "en-AU en-GB",
  de: "de-DE en-GB",
  at: "de-DE en-GB",
  ch: "de-DE fr-FR it-IT en-GB",
  fr: "fr-FR en-GB",
  be: "nl-NL fr-FR en-GB",
  es: "es-ES ca-ES en-GB",
  it: "it-IT en-GB",
  pt: "pt-PT en-GB",
  nl: "nl-NL en-GB",
  se: "sv-SE en-GB",
  no: "no en-GB",
  dk: "da-DK en-GB",
  fi: "fi-FI en-GB",
  pl: "pl-PL en-GB",
  cz: "cs-CZ en-GB",
  sk: "sk-SK en-GB",
  hu: "hu-HU en-GB",
  ro: "ro-RO en-GB",
  hr: "hr-HR en-GB",
  gr: "el-GR en-GB",
  tr: "tr-TR en-GB",
  ru: "ru-RU en-GB",
  ua: "uk-UA ru-RU en-GB",
  il: "he-IL en-GB",
  sa: "ar-SA en-GB",
  in: "en-GB hi-IN",
  th: "th-TH en-GB",
  vn: "vi-VN en-GB",
  id: "id-ID en-GB",
  my: "ms-MY en-GB",
  jp: "ja-JP en-US",
  kr: "ko-KR en-GB",
  cn: "zh-Hans en-GB",
  tw: "zh-Hant en-GB",
  br: "pt-BR en-GB",
  mx: "es-MX en-GB",
};

/** Storefronts with their own entry. */
export const ASSIGNMENT_STOREFRONTS: readonly string[] = Object.keys(table);

/** Returns the languages whose keyword fields are assumed to be indexed in a storefront; British English if unknown. */
export function getIndexedLocales(country: string): readonly string[] {
  return ((Object.hasOwn(table, country) && table[country]) || "en-GB").split(" ");
}
