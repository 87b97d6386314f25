// A separate entry point, so that only pages that score listing texts include it.
export { asoScore, type AsoScore } from "./aso-score";
export { coverKeywords } from "./coverage";
export {
  DESCRIPTION_LIMIT,
  descriptionFindings,
  descriptionReport,
  firstLinesOf,
  FIRST_LINES,
} from "./description-report";
export { readabilityOf, type Readability } from "./readability";
export { titleFieldsOf, titleFindings, titleReport, type TitleField, type TitleTexts } from "./title-report";
export type {
  KeywordCover,
  KeywordFigure,
  OptimizerReport,
  Reading,
  ReportFinding,
  ReportPart,
} from "./types";
