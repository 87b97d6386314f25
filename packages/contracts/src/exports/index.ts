export {
  DATE_RANGE_DAYS,
  DateRangeSchema,
  EXPORT_INCOMPLETE,
  EXPORT_STREAM_PATH,
  EXPORT_TRUNCATED_HEADER,
  ExportBodySchema,
  ExportDataTypeSchema,
  ExportFormatSchema,
  ExportJobSchema,
  exportsEndpoints,
  type DateRange,
  type ExportJob,
} from "./exports";
export {
  buildExportFileSchema,
  EXPORT_FILE_VERSION,
  EXPORT_SCHEMA_PATH,
  type ExportFile,
} from "./export-file";
export {
  KEYWORD_COLUMNS,
  ratingCount as RATING_COUNT_COLUMN,
  source as SOURCE_COLUMN,
  visibility as VISIBILITY_COLUMN,
} from "./columns";
export { EXPORT_TABLES, type ExportRecord, type ExportTableName } from "./tables";
export type { ExportColumn, ExportColumnType, ExportTable } from "./table-types";
