// A separate entry point, so that only pages that handle listing texts include it.
export {
  DEFAULT_BASE,
  fromConnectCode,
  LOCALE_CODE,
  localeOf,
  LOCALES,
  MOST_FETCHED,
  PRESET_PROGRESS,
  toConnectCode,
  type Locale,
} from "./locales";
export {
  fieldOf,
  FIELDS,
  isFieldKey,
  LONGEST_TEXT,
  type Field,
  type FieldKey,
  type ListingPlatform,
  type ListingTexts,
  type LocaleTexts,
} from "./fields";
export { countCharacters } from "./count-characters";
export { filledOf, isFilled, progressOf, withoutEmpty } from "./progress";
export { changesBetween, compareLive, type LiveState, type LiveTexts, type TextChange } from "./compare";
export { lintLocale, stopWordsOf, type Finding } from "./lint";
export { isPlaceholder, placeholderFor } from "./placeholder";
export { ImportProblem, LARGEST_IMPORT, MOST_LOCALES, type Imported } from "./import-result";
export { readStoreHelper, toStoreHelper, type ListedApp } from "./store-helper";
export { isFastlanePath, readFastlane, toFastlane } from "./fastlane";
export { readListingCsv, toListingCsv } from "./csv";
export { indexedLocales, PLANNED_STOREFRONTS } from "./storefront-locales";
export { MOST_CANDIDATES, MOST_COVERAGE_LOCALES, planCoverage } from "./keyword-plan/plan-coverage";
export type { Candidate, CoverageLocale, CoveragePlan, LeftOut, PlannedField } from "./keyword-plan/types";
