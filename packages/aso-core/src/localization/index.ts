// A separate entry point, so that only pages that handle listing texts include it.
export {
  DEFAULT_BASE,
  fromStoreCode,
  LOCALE_CODE,
  getLocale,
  LOCALES,
  MAX_FETCHED_LOCALES,
  PRESET_PROGRESS,
  toConnectCode,
  toPlayCode,
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
  type Glossary,
  type Listing,
  type LocaleTexts,
  type UnreviewedTexts,
  getStoreFields,
  type StoreField,
} from "./fields";
export { countCharacters } from "./count-characters";
export { isFilled, computeProgress, omitEmpty, omitUnreviewed } from "./progress";
export {
  computeChanges,
  computeLiveDifferences,
  computeLocaleState,
  compareLive,
  getLiveTexts,
  PUBLIC_FIELDS,
  isTranslated,
  type LiveDifference,
  type LiveState,
  type LiveTexts,
  type LocaleState,
  type TextChange,
} from "./compare";
export { findErrors, type LintContext } from "./lint-errors";
export {
  EXPORT_FORMATS,
  ExportRefusedError,
  exportListing,
  findExportCases,
  getExportPlatform,
  omitCases,
  type ExportCase,
  type ExportContent,
  type ExportFormat,
} from "./export-listing";
export { parseConnect } from "./connect";
export { lintLocale, loadStopWords, type Finding } from "./lint";
export { isPlaceholder, createPlaceholder } from "./placeholder";
export { ImportError, MAX_IMPORT_BYTES, MAX_LOCALES, type ImportResult } from "./import-result";
export { parseStoreHelper, type ExportedApp } from "./store-helper";
export { isFastlanePath, parseFastlane } from "./fastlane";
export { parseListingCsv, parseListingRows } from "./csv";
export { getIndexedLocales, ASSIGNMENT_STOREFRONTS } from "./storefront-locales";
export {
  MAX_CANDIDATES,
  assignKeywordFields,
  MAX_ASSIGNED_LOCALES,
} from "./field-assignment/assign-keyword-fields";
export type {
  Candidate,
  AssignmentLocale,
  FieldAssignment,
  OmissionReason,
  AssignedField,
} from "./field-assignment/types";
