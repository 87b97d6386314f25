import { extname } from "node:path";
import { slugify } from "../../infra/http/file-name";
import type { ExportRequest } from "./export-plan";

/** Returns the file extension of a format. */
export function getFileExtension(format: ExportRequest["format"]): string {
  return format === "excel" ? "xlsx" : format;
}

/** Returns true if an export is a ZIP archive: as chosen, or because each of several CSV tables is a file. */
export function isArchive({ format, dataTypes }: Pick<ExportRequest, "format" | "dataTypes">): boolean {
  return format === "zip" || (format === "csv" && new Set(dataTypes).size > 1);
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".csv": "text/csv; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ".zip": "application/zip",
};

/** Returns the media type of a file by its extension. */
export function getMediaType(fileName: string): string {
  return MEDIA_TYPES[extname(fileName)] ?? "application/octet-stream";
}

/** Returns the file name of an export: app name, app id, UTC time stamp and extension. */
export function formatFileName(
  appName: string,
  appId: number,
  order: Pick<ExportRequest, "format" | "dataTypes">,
  at: Date,
): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, "");
  return `${slugify(appName)}-${appId}-${stamp}.${getFileExtension(isArchive(order) ? "zip" : order.format)}`;
}
