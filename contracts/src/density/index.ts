// A face of its own, so that only who analyzes texts carries it; stop words load with the first analysis of a language.
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
