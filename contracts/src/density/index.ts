// A separate entry point, so that only pages that analyze texts include it. Stop words load with the first analysis in
// a language.
export { analyzeDensity, KEPT_ROWS, type DensityResult, type DensityRow } from "./analyze-density";
export { barColour, formatPercent, STUFFED_ABOVE, type BarColour } from "./density-level";
export {
  DEFAULT_LANGUAGE,
  isLanguageCode,
  languageOf,
  languageOfCountry,
  languageOptions,
  type LanguageCode,
} from "./languages";
