export {
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
export { EXPORT_TABLES, KEYWORD_COLUMNS, type ExportRecord, type ExportTableName } from "./tables";
export type { ExportColumn, ExportColumnType, ExportTable } from "./table-types";
