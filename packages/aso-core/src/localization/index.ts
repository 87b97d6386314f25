// A separate entry point, so that only pages that handle listing texts include it.
export {
  DEFAULT_BASE,
  fromConnectCode,
  LOCALE_CODE,
  getLocale,
  LOCALES,
  MAX_FETCHED_LOCALES,
  PRESET_PROGRESS,
  toConnectCode,
  type Locale,
} from "./locales";
export {
  getField,
  FIELDS,
  isFieldKey,
  MAX_TEXT_LENGTH,
  type Field,
  type FieldKey,
  type ListingPlatform,
  type ListingTexts,
  type LocaleTexts,
} from "./fields";
export { countCharacters } from "./count-characters";
export { countFilled, isFilled, computeProgress, omitEmpty } from "./progress";
export { computeChanges, compareLive, type LiveState, type LiveTexts, type TextChange } from "./compare";
export { lintLocale, loadStopWords, type Finding } from "./lint";
export { isPlaceholder, createPlaceholder } from "./placeholder";
export { ImportError, MAX_IMPORT_BYTES, MAX_LOCALES, type ImportResult } from "./import-result";
export { parseStoreHelper, toStoreHelper, type ExportedApp } from "./store-helper";
export { isFastlanePath, parseFastlane, toFastlane } from "./fastlane";
export { parseListingCsv, toListingCsv } from "./csv";
export { getIndexedLocales, PLANNED_STOREFRONTS } from "./storefront-locales";
export { MAX_CANDIDATES, MAX_COVERAGE_LOCALES, planCoverage } from "./keyword-plan/plan-coverage";
export type {
  Candidate,
  CoverageLocale,
  CoveragePlan,
  OmissionReason,
  PlannedField,
} from "./keyword-plan/types";
