// A separate entry point, so that only pages that score listing texts include it.
export { computeCoveredShare, computeKeywordCoverage } from "./coverage";
export {
  DESCRIPTION_LIMIT,
  lintDescription,
  buildDescriptionReport,
  getFirstLines,
} from "./description-report";
export { findLivePeriod, normalizeListingText, type LivePeriod } from "./live-period";
export { buildRankWindows, computeMedianRank, type DayWindow } from "./rank-effect";
export { computeReadability, type Readability } from "./readability";
export { suggestInsertions, type Insertion, type InsertionTarget } from "./suggest-insertions";
export {
  getTitleFields,
  lintTitle,
  buildTitleReport,
  compareTitles,
  type TitleField,
  type TitleTexts,
} from "./title-report";
export type {
  KeywordCoverage,
  KeywordFigure,
  OptimizerReport,
  TextLanguage,
  ReportFinding,
  ReportPart,
} from "./types";
export { findWordRanges, type TextRange } from "./word-ranges";
