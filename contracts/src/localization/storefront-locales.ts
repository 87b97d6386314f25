/*
 * Which languages the App Store's search reads in a storefront. Apple says which languages a storefront supports; that
 * the keyword fields of all of them are searched there is the observation of those who optimise listings, not a promise
 * of Apple's. So this is a proposal: the person who plans chooses the languages.
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

/** Storefronts with a proposal of their own. */
export const PLANNED_STOREFRONTS: readonly string[] = Object.keys(table);

/** Languages whose keyword fields are taken to be searched in a storefront; British English where nothing is known. */
export function indexedLocales(country: string): readonly string[] {
  return ((Object.hasOwn(table, country) && table[country]) || "en-GB").split(" ");
}
