// A separate entry point, so that only pages that analyze texts include it. Stop words load with the first analysis in
// a language.
export {
  analyzeDensity,
  getDensityRows,
  MAX_ROWS,
  parsePhraseLength,
  phraseLengthOptions,
  pickSeeds,
  type DensityResult,
  type DensityRow,
  type PhraseLength,
} from "./analyze-density";
export { loadKeywordTest } from "./generic-words";
export { stripHtml } from "./strip-html";
export { getBarColor, formatPercent, STUFFING_PERCENT, type BarColor } from "./density-level";
export {
  DEFAULT_LANGUAGE,
  isLanguageCode,
  getLanguage,
  getCountryLanguage,
  languageOptions,
  type LanguageCode,
} from "./languages";
