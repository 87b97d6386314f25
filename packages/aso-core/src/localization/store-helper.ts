import type { Platform } from "../stores";
import { FIELDS, type FieldKey, type ListingTexts } from "./fields";
import { createImport, ImportError, type ImportResult } from "./import-result";
import { LOCALE_CODE } from "./locales";
import { isObject, parseJsonObject } from "./parse-json-object";
import { omitEmpty } from "./progress";

/** App that a file belongs to. */
export interface ExportedApp {
  id: number;
  storeId: string;
  name: string;
  platform: Platform;
}

const names = new Map<string, FieldKey>([
  ...FIELDS.map((field): [string, FieldKey] => [field.exportName, field.key]),
  ...FIELDS.map((field): [string, FieldKey] => [field.key, field.key]),
  ["whatsNew", "releaseNotes"],
  ["whats_new", "releaseNotes"],
  ["release_notes", "releaseNotes"],
  ["app_name", "name"],
  ["promotionalText", "shortDescription"],
  ["short_description", "shortDescription"],
]);

/** Returns a StoreHelper file with all non-empty texts. */
export function toStoreHelper(app: ExportedApp, texts: ListingTexts, exportedAt: Date): string {
  const appstore = Object.fromEntries(
    Object.entries(omitEmpty(texts)).map(([code, own]) => [
      code,
      Object.fromEntries(
        FIELDS.flatMap(({ key, exportName }) => (own[key] === undefined ? [] : [[exportName, own[key]]])),
      ),
    ]),
  );
  const { id, storeId, name, platform } = app;
  const file = {
    format: "storehelper",
    version: 1,
    exportedAt: exportedAt.toISOString(),
    app: { id, storeId, name, platform },
    appstore,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function parseText(field: FieldKey, value: unknown): string | null {
  if (typeof value === "string") return value;
  const isList = field === "keywords" && Array.isArray(value);
  return isList && value.every((word) => typeof word === "string") ? value.join(",") : null;
}

/**
 * Parses a StoreHelper file, or a plain object keyed by language.
 * @throws ImportError if the file has another format
 */
export function parseStoreHelper(json: string): ImportResult {
  const file = parseJsonObject(json);
  const wrapped = Object.hasOwn(file, "appstore");
  const byLocale = wrapped ? file.appstore : file;
  if (!isObject(byLocale)) throw new ImportError("`appstore` is not an object keyed by language.");
  const result = createImport();
  let understood = Object.keys(byLocale).length === 0 && wrapped;
  for (const [code, own] of Object.entries(byLocale)) {
    if (!LOCALE_CODE.test(code) || !isObject(own)) {
      result.ignore(code);
      continue;
    }
    for (const [name, value] of Object.entries(own)) {
      const field = names.get(name);
      const text = field && parseText(field, value);
      if (field && typeof text === "string" && result.add(code, field, text)) understood = true;
      else result.ignore(`${code}.${name}`);
    }
  }
  if (!understood) throw new ImportError("The file has no texts in any language.");
  return result.done();
}
