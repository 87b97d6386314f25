export {
  MAX_LOGO_BYTES,
  MAX_RECIPIENTS,
  MAX_REPORT_COMPETITORS,
  REPORT_SECTIONS,
  RecipientsSchema,
  ReportInputSchema,
  ReportSectionSchema,
  ScheduleInputSchema,
  type ReportInput,
  type ReportPeriod,
  type ReportSection,
  type ScheduleInput,
} from "./report-input";
export {
  REPORT_DOCUMENT_VERSION,
  ReportDocumentSchema,
  type ReportChange,
  type ReportDocument,
  type ReportKeyword,
  type ReportNote,
  type ReportPart,
} from "./report-document";
export { describeChangesSince, findLaterDay } from "./compared-days";
export {
  describeHiddenKeywords,
  describeKeywordCounts,
  describeSources,
  formatReportDate,
  formatPeriod,
  REPORT_TEXTS,
} from "./report-texts";
export { splitDocument } from "./split-document";
export { listReportFigures } from "./report-figures";
export { clientReportsEndpoints } from "./client-reports";
export {
  MAX_SAVED_REPORTS,
  MAX_SCHEDULE_FAILURES,
  REPORT_LINK_DAYS,
  type ClientReport,
  type ReportRun,
  type Schedule,
  type Subscription,
} from "./saved-report";
