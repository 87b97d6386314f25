import { extname } from "node:path";
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

const MAX_SLUG_LENGTH = 60;

/**
 * Returns lowercase letters and digits of any script, separated by hyphens. The result can't contain paths, line breaks
 * or direction marks.
 */
function slugify(name: string): string {
  const words =
    name
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const slug = [...words.join("-")].slice(0, MAX_SLUG_LENGTH).join("");
  return slug.replace(/^\p{M}+|(?<!-)-+$/gu, "") || "app";
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

/** Returns a Content-Disposition header for a download. Non-ASCII names are encoded as in RFC 5987. */
export function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]/g, "_").replace(/["\\]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
