// A separate entry point, so that only pages that score listing texts include it.
export { computeKeywordCoverage } from "./coverage";
export {
  DESCRIPTION_LIMIT,
  lintDescription,
  buildDescriptionReport,
  getFirstLines,
  FIRST_LINES_LENGTH,
} from "./description-report";
export { computeReadability, type Readability } from "./readability";
export {
  getTitleFields,
  lintTitle,
  buildTitleReport,
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
